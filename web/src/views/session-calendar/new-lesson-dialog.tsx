import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { DEFAULT_SESSION_DURATION } from '@bayan/domain/settings/session-durations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { type LessonTime, LessonTimeFields } from '#teaching/sessions/lesson-time-fields.tsx';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { PlanAlert } from '#teaching/sessions/logger/plan-alert.tsx';
import { useClash } from '#teaching/sessions/logger/use-clash.ts';
import { usePlanWarning } from '#teaching/sessions/logger/use-plan-warning.ts';
import { NO_PAIR, type Pair, PairFields } from '#teaching/sessions/pair-fields.tsx';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

interface NewLessonDialogProps {
  /** The day that the calendar shows. */
  readonly day: string;
  /** With whom it is, where the page is about one student. */
  readonly student?: ChosenPerson | undefined;
  readonly onClose: () => void;
}

interface Typed extends Pair {
  readonly time: LessonTime;
  readonly meetingLink: string;
}

/** A lesson of any tutor with any student; what is in its way is shown before it is saved (R960). */
export function NewLessonDialog({ day, student: known, onClose }: NewLessonDialogProps) {
  const { t } = useTranslation(['session-calendar', 'sessions', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const timezone = useViewerTimezone();
  const { typed, type, forget, draft } = useDraft<Typed>(`new-lesson.${known?.id ?? 'any'}.${timezone}`, {
    ...NO_PAIR,
    student: known ?? null,
    time: { date: day, time: null, duration: DEFAULT_SESSION_DURATION },
    meetingLink: '',
  });
  const { tutor, student, subject, time, meetingLink } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/sessions', { onSuccess: forget });
  const fieldError = useFieldErrors(error);
  const foreseen = useClash({
    ...time,
    studentId: tutor && student ? student.id : null,
    tutorId: tutor?.id,
    status: 'scheduled',
  });
  const warning = usePlanWarning({ ...time, status: 'scheduled', tutorId: tutor?.id });
  const refusedFor = clashIn(error);
  const clash = foreseen ?? refusedFor;
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);

  function save() {
    setChecked(true);
    if (!tutor || !student || !subject || time.date === null || time.time === null) return;
    const link = meetingLink.trim();
    mutate(
      {
        body: {
          tutorId: tutor.id,
          studentId: student.id,
          subject,
          date: time.date,
          time: time.time,
          duration: time.duration,
          timezone,
          ...(link && { meetingLink: link }),
        },
      },
      {
        onSuccess: made => {
          showToast({
            title: t('new.made.title'),
            about: lessonLine(made),
            text: t('new.made.text'),
            tone: 'success',
          });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('new.title')}
      saveLabel={t('new.save')}
      isPending={isPending}
      problem={error && !refusedFor ? errorTexts(error) : null}
      draft={draft}
      versions={null}
      onSave={save}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} refusal={refusedFor && error} />}
      {warning && (
        <PlanAlert warning={warning} familyTimezone={student?.timezone} tutorTimezone={tutor?.timezone} />
      )}
      <PairFields value={typed} onChange={type} isChecked={isChecked} fieldError={fieldError} />
      <LessonTimeFields
        value={time}
        onChange={at => type({ time: at })}
        familyTimezone={student?.timezone}
        tutorTimezone={tutor?.timezone}
        errorOf={field => required(time[field] === null) ?? fieldError(field)}
      />
      <TextField
        name="meetingLink"
        type="url"
        dir="ltr"
        label={t('sessions:logger.fields.meetingLink')}
        hint={t('new.linkHint')}
        value={meetingLink}
        onChange={link => type({ meetingLink: link })}
        error={fieldError('meetingLink')}
        maxLength={FIELD_LIMITS.link}
      />
    </EditDialog>
  );
}
