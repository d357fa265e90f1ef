import type { Application, TutorProposals } from '@bayan/domain/applications/application-admin.contract';
import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useApplicationVersions } from './use-application-versions.ts';
import { useMakeAccount } from './use-applications.ts';
import { useProblemTexts } from './use-change-problem.ts';

type Tutor = TutorProposals['proposals'][number]['tutor'];

interface AccountDialogProps {
  readonly application: Application;
  /** Who teaches the child from now on; null where that is decided later. */
  readonly tutor: Tutor | null;
  readonly onClose: () => void;
}

/** Says what will be made and to whom the invitation goes, then makes it (R828). */
export function AccountDialog({ application, tutor, onClose }: AccountDialogProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const problemTexts = useProblemTexts();
  const { id, kind, name } = application;
  const { typed, type, forget, draft } = useDraft(`account.${id}`, { email: application.email ?? '' });
  const { email } = typed;
  const { mutate, isPending, error } = useMakeAccount();
  const isTutor = kind === 'tutor';
  const { onRefused, versionsFor } = useApplicationVersions(application);
  const save = (version: number) => {
    if (isPending) return;
    mutate(
      { params: { id }, body: { email, ...teaching(application, tutor) }, version },
      {
        onSuccess: () => {
          forget();
          showToast({ title: t('account.done'), text: t('account.doneText'), tone: 'success' });
          onClose();
        },
        onError: refused => void onRefused(refused, { stage: 'matched' }),
      },
    );
  };
  return (
    <EditDialog
      title={t(isTutor ? 'account.titleTutor' : 'account.titleStudent', { name })}
      saveLabel={t(isTutor ? 'account.invite' : 'account.confirm')}
      isPending={isPending}
      problem={error && problemTexts(error)}
      draft={draft}
      versions={versionsFor(save, onClose)}
      onSave={() => save(application.version)}
      onClose={onClose}
    >
      <p>
        {t(isTutor ? 'account.textTutor' : 'account.textStudent')}{' '}
        {tutor && t('account.withTutor', { tutor: nameOf(tutor, language) })}
      </p>
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        value={email}
        onChange={address => type({ email: address })}
        maxLength={FIELD_LIMITS.email}
        isRequired
      />
    </EditDialog>
  );
}

/** The subjects asked for that this tutor teaches. */
function teaching({ answers }: Application, tutor: Tutor | null) {
  if (!tutor || !('subjects' in answers)) return {};
  const subjects = SUBJECTS.filter(
    subject => answers.subjects.includes(subject) && tutor.subjects.includes(subject),
  );
  return { tutorId: tutor.id, subjects };
}
