import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { clashIn } from './clash-in.ts';
import { type LessonTime, LessonTimeFields } from './lesson-time-fields.tsx';
import { ClashAlert } from './logger/clash-alert.tsx';
import { useSessionChange } from './session-change.ts';
import { useLessonLine } from './use-lesson-line.ts';
import { useTimeInWords } from './use-time-in-words.ts';

interface CorrectionDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Puts right when a lesson was and how long, with a reason that the family does not read (R497, R499). */
export function CorrectionDialog({ session, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation(['sessions', 'errors']);
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const inWords = useTimeInWords();
  const timezone = useViewerTimezone();
  const today = wallClock(useNow(), timezone).date;
  const timeOf = ({ startsAt, duration }: Session): LessonTime => ({
    ...wallClock(new Date(startsAt), timezone),
    duration,
  });
  const draft = `correction.${session.id}.${timezone}`;
  const { form, fill, base, current, ...record } = useRecordForm(
    draft,
    session,
    over => ({ typed: timeOf(over), reason: '' }),
    ({ typed: time }) => time,
  );
  const { typed, reason } = form;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSessionChange({ onSaved: record.forget });
  const fieldError = useFieldErrors(error);
  const clash = clashIn(error);
  const isSame = (['date', 'time', 'duration'] as const).every(part => typed[part] === timeOf(base)[part]);

  const done = (corrected: Session) => {
    showToast({
      title: t('correct.saved.title'),
      about: lessonLine(corrected),
      text: t('correct.saved.text'),
      tone: 'success',
    });
    onClose();
  };

  function save(over: Session) {
    setChecked(true);
    const { date, time, duration } = typed;
    if (reason.trim() === '' || date === null || time === null || isSame) return;
    mutate(
      {
        session: over,
        send: call =>
          call('POST /api/sessions/{id}/correction', {
            params: { id: over.id },
            body: { date, time, duration, timezone, reason: reason.trim() },
            version: over.version,
          }),
        becomes: {},
      },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  const unchanged =
    isChecked && isSame ? { title: t('correct.same.title'), text: t('correct.same.text') } : null;
  return (
    <EditDialog
      title={t('correct.title')}
      about={lessonLine(session)}
      saveLabel={t('correct.save')}
      isPending={isPending}
      problem={error && !clash ? errorTexts(error) : unchanged}
      draft={record.draft}
      versions={
        current && {
          parts: [
            { label: t('correct.time'), theirs: inWords(timeOf(current)), yours: inWords(typed) },
            { label: t('correct.reason'), theirs: current.correction?.reason ?? '', yours: reason },
          ],
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} refusal={error} familyTimezone={session.timezone} />}
      <LessonTimeFields
        value={typed}
        onChange={time => fill({ typed: time })}
        familyTimezone={session.timezone}
        max={today}
        errorOf={field =>
          isChecked && typed[field] === null ? t('errors:field.required') : fieldError(field)
        }
      />
      <TextArea
        name="reason"
        label={t('correct.reason')}
        hint={t('correct.hint')}
        rows={3}
        value={reason}
        onChange={text => fill({ reason: text })}
        error={isChecked && reason.trim() === '' ? t('errors:field.required') : fieldError('reason')}
        maxLength={SESSION_LIMITS.correctionReason}
        isRequired
      />
    </EditDialog>
  );
}
