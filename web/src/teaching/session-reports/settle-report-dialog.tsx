import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { SESSION_REPORT_LIMITS } from '@bayan/domain/session-reports/session-reports.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { EndingFields } from '#teaching/sessions/ending-fields.tsx';
import { Alert } from '#ui/alert.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { ReportedLesson } from './reported-lesson.tsx';
import { DECISIONS, useSettlement } from './use-settlement.ts';

interface SettleReportDialogProps {
  readonly report: SessionReport;
  readonly onClose: () => void;
}

/** An admin decides how a reported session ended, and answers the family (R500). */
export function SettleReportDialog({ report: opened, onClose }: SettleReportDialogProps) {
  const { t } = useTranslation(['session-reports', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  // As it was opened, or as the server says that it is now.
  const [report, setReport] = useState(opened);
  const { id, version, session } = report;
  const { typed, type, forget, draft } = useDraft(`settle.${id}`, { answer: '' });
  const form = useSettlement(report);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/session-reports/{id}/settle', {
    onSuccess: forget,
  });
  const isStale = error instanceof ApiError && error.code === 'conflict.stale';
  const answer = typed.answer.trim();
  const required = t('errors:field.required');

  function settle() {
    setChecked(true);
    if (!form.isComplete || answer === '') return;
    const body = { ...form.body, answer, sessionVersion: session.version, dropRating: form.dropsRating };
    mutate(
      { params: { id }, version, body },
      {
        onSuccess: () => {
          showToast({ title: t('settle.done.title'), text: t('settle.done.text'), tone: 'success' });
          onClose();
        },
        onError: refused => {
          if (refused instanceof ApiError && refused.refused.current)
            setReport(refused.refused.current as SessionReport);
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('settle.title')}
      about={t('card.with', {
        student: nameOf(report.student, language),
        tutor: nameOf(report.tutor, language),
      })}
      saveLabel={t('settle.confirm')}
      isPending={isPending}
      problem={problemOf()}
      versions={null}
      onSave={settle}
      draft={draft}
      onClose={onClose}
    >
      <ReportedLesson report={report} />
      <RadioGroup
        name="decision"
        label={t('settle.decision')}
        options={DECISIONS.filter(each => each === 'stays' || form.ending.offered.length > 0).map(each => ({
          id: each,
          label: t(`settle.${each}`),
        }))}
        value={form.decision}
        onChange={form.decide}
        error={isChecked && form.decision === null ? required : undefined}
        isRequired
      />
      {form.decision === 'changes' && (
        <EndingFields session={session} form={form.ending} isChecked={isChecked} />
      )}
      {form.consequence && (
        <div role="status" className="text-sm">
          <p className="font-semibold">{t('settle.means')}</p>
          <p>{t('settle.family', { count: form.consequence.familyMinutes })}</p>
          <p>{t('settle.tutor', { count: form.consequence.tutorMinutes })}</p>
          {form.consequence.owesLesson && <p>{t('settle.owed')}</p>}
        </div>
      )}
      {form.dropsRating && <Alert tone="danger" title={t('settle.rated')} />}
      <TextArea
        name="answer"
        label={t('settle.answer')}
        hint={t('settle.answerHint')}
        rows={3}
        value={typed.answer}
        onChange={next => type({ answer: next })}
        error={isChecked && answer === '' ? required : undefined}
        maxLength={SESSION_REPORT_LIMITS.answer}
        isRequired
      />
    </EditDialog>
  );

  function problemOf() {
    if (isStale) return { title: t('settle.changed.title'), text: t('settle.changed.text') };
    return error && errorTexts(error);
  }
}
