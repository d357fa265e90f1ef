import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApplicationVersions } from './use-application-versions.ts';
import { useChooseOwner, useColleagues } from './use-applications.ts';
import { useChangeProblem } from './use-change-problem.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const NOBODY = 'none';

/** Whose application it is; choosing another colleague saves at once. */
export function OwnerField({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { data: colleagues } = useColleagues();
  const sayProblem = useChangeProblem();
  const { mutate, isPending } = useChooseOwner();
  const { id, version, name, ownerId, owner } = application;
  const { onRefused, versionsFor, settle } = useApplicationVersions(application);
  const people = colleagues?.items ?? (owner ? [owner] : []);
  const save = (to: string | null, over: number) =>
    mutate(
      { params: { id }, body: { ownerId: to }, version: over },
      {
        onSuccess() {
          settle();
          showToast({ title: t('owners.saved'), text: t('owners.savedText'), tone: 'success' });
        },
        onError(error) {
          if (!onRefused(error, { ownerId: to })) sayProblem(error);
        },
      },
    );
  const versions = versionsFor((over, { ownerId: to = null }) => save(to, over));
  return (
    <>
      <Select
        name="ownerId"
        label={t('owners.label')}
        hint={t('owners.hint')}
        value={ownerId ?? NOBODY}
        options={[
          { id: NOBODY, label: t('owners.none') },
          ...people.map(person => ({ id: person.id, label: nameOf(person, language) })),
        ]}
        isDisabled={isPending}
        onChange={option => save(option === NOBODY ? null : option, version)}
      />
      {versions && <VersionsDialog name={name} versions={versions} isPending={isPending} />}
    </>
  );
}
