import type { SessionReportKind } from '@bayan/domain/session-reports/session-report-kind';
import { SESSION_REPORT_LIMITS } from '@bayan/domain/session-reports/session-reports.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';

interface ReportDialogProps {
  readonly kind: SessionReportKind;
  readonly session: Session;
  readonly onClose: () => void;
}

/** A family says what went wrong, and reads first what happens then (R500). */
export function ReportDialog({ kind, session, onClose }: ReportDialogProps) {
  const { t } = useTranslation('session-reports');
  const errorTexts = useErrorTexts();
  const { typed, type, forget, draft } = useDraft(`report.${kind}.${session.id}`, { text: '' });
  // Forgotten also where nobody waits for it any more.
  const { mutate, isPending, error } = useChange('POST /api/session-reports', { onSuccess: forget });
  const send = () =>
    mutate(
      { body: { sessionId: session.id, kind, text: typed.text } },
      {
        onSuccess: () => {
          showToast({ title: t('sent.title'), text: t('sent.text'), tone: 'success' });
          onClose();
        },
      },
    );
  return (
    <EditDialog
      title={t(`form.title.${kind}`)}
      saveLabel={t('form.send')}
      cancelLabel={t('form.back')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      versions={null}
      onSave={send}
      draft={draft}
      onClose={onClose}
    >
      <div className="text-sm">
        <SessionClocks
          session={session}
          tutorTimezone={session.tutorLeftAt ? undefined : session.tutor.timezone}
        />
      </div>
      <p className="text-sm">{t(`form.next.${kind}`)}</p>
      <TextArea
        name="text"
        label={t('form.text')}
        hint={t('form.textHint')}
        rows={3}
        value={typed.text}
        onChange={text => type({ text })}
        maxLength={SESSION_REPORT_LIMITS.text}
      />
    </EditDialog>
  );
}
