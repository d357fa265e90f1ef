import type { ApplicationSummary } from '@bayan/domain/applications/application-admin.contract';
import { CLOSE_REASONS, type CloseReason, movesOf } from '@bayan/domain/applications/application-stage';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useOneByOne } from '#platform/use-one-by-one.ts';
import { RefusedAlert } from '#ui/bulk-dialog.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/toast.tsx';
import { useChooseOwner, useColleagues, useMoveApplication } from './use-applications.ts';
import { useProblemTexts } from './use-change-problem.ts';
import { useReopen } from './use-reopen.ts';

interface SeveralDialogProps {
  readonly change: 'owner' | 'close';
  readonly applications: readonly ApplicationSummary[];
  readonly onClose: () => void;
}

const NOBODY = 'none';

/** Says what will happen and to whom, and does it one by one; what is refused is named, and the rest stays (R834). */
export function SeveralDialog({ change, applications, onClose }: SeveralDialogProps) {
  const { t } = useTranslation(['applications', 'errors']);
  const language = useLanguage();
  const problemTexts = useProblemTexts();
  const { data: colleagues } = useColleagues();
  const { mutateAsync: chooseOwner } = useChooseOwner();
  const { mutateAsync: move } = useMoveApplication();
  const reopening = useReopen();
  const [owner, setOwner] = useState(NOBODY);
  const [reason, setReason] = useState<CloseReason | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { left, isPending, refused, run } = useOneByOne<
    ApplicationSummary,
    Pick<ApplicationSummary, 'id' | 'version'>
  >(
    applications.filter(application => change === 'owner' || movesOf(application).includes('closed')),
    ({ id, version }) =>
      change === 'owner'
        ? chooseOwner({ params: { id }, body: { ownerId: owner === NOBODY ? null : owner }, version })
        : move({ params: { id }, body: { stage: 'closed', reason: reason ?? 'other' }, version }),
  );
  const names = listText(
    left.map(({ name }) => isolated(name)),
    language,
  );

  async function save() {
    setChecked(true);
    if (isPending || (change === 'close' && reason === null)) return;
    const { changed, isWhole } = await run();
    if (changed.length > 0)
      showToast({
        title: t(`list.${change}.done`, { count: changed.length }),
        text: t(change === 'close' ? 'close.doneText' : 'owners.savedText'),
        tone: 'success',
        ...(change === 'close' && { action: reopening(changed.map(({ answer }) => answer)) }),
      });
    if (isWhole) onClose();
  }

  return (
    <EditDialog
      title={t(`list.${change}.title`, { count: left.length })}
      saveLabel={t(`list.${change}.open`)}
      isPending={isPending}
      problem={null}
      draft={null}
      versions={null}
      onSave={() => void save()}
      onClose={onClose}
    >
      {refused && <RefusedAlert name={<bdi>{refused.item.name}</bdi>} {...problemTexts(refused.error)} />}
      <p className="font-semibold">{names || t('list.nobody')}</p>
      {change === 'owner' ? (
        <Select
          name="ownerId"
          label={t('owners.label')}
          hint={t('owners.hint')}
          value={owner}
          options={[
            { id: NOBODY, label: t('owners.none') },
            ...(colleagues?.items.map(person => ({ id: person.id, label: nameOf(person, language) })) ?? []),
          ]}
          onChange={setOwner}
        />
      ) : (
        <>
          <p>{t('list.close.text')}</p>
          <RadioGroup
            name="reason"
            label={t('close.reason')}
            options={CLOSE_REASONS.map(option => ({ id: option, label: t(`reasons.${option}`) }))}
            value={reason}
            onChange={setReason}
            error={isChecked && reason === null ? t('errors:field.required') : undefined}
            isRequired
          />
        </>
      )}
    </EditDialog>
  );
}
