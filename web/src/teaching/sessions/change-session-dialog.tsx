import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { isMovedIntoPast } from '@bayan/domain/sessions/session-times';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { instantOf } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { clashIn } from './clash-in.ts';
import { type LessonTime, LessonTimeFields } from './lesson-time-fields.tsx';
import { ClashAlert } from './logger/clash-alert.tsx';
import { PlanAlert } from './logger/plan-alert.tsx';
import { useClash } from './logger/use-clash.ts';
import { usePlanWarning } from './logger/use-plan-warning.ts';
import { useSessionChange } from './session-change.ts';
import { changesIn, detailsOf, isMove, type SessionDetails } from './session-details.ts';
import { useLessonLine } from './use-lesson-line.ts';
import { useTimeInWords } from './use-time-in-words.ts';

interface ChangeSessionDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** Moves a session that is not over, or gives it another length, subject or link (R720). */
export function ChangeSessionDialog({ session, onClose }: ChangeSessionDialogProps) {
  const { t } = useTranslation(['sessions', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const inWords = useTimeInWords();
  const timezone = useViewerTimezone();
  const now = useNow();
  const isAdmin = useAuth().userProfile?.role === 'admin';
  const draft = `session-change.${session.id}.${timezone}`;
  const { form, fill, base, current, ...record } = useRecordForm(
    draft,
    session,
    saved => ({ ...detailsOf(saved, timezone), reason: '' }),
    ({ reason: _sentAlong, ...details }) => details,
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSessionChange({ onSaved: record.forget });
  const fieldError = useFieldErrors(error);
  const changes = changesIn(form, base, timezone);
  const foreseen = useClash({
    ...form.time,
    studentId: isMove(changes) ? session.student.id : null,
    status: session.status,
    except: session.id,
    tutorId: isAdmin ? session.tutor.id : undefined,
  });
  const warning = usePlanWarning({
    ...form.time,
    date: isMove(changes) ? form.time.date : null,
    status: session.status,
    tutorId: isAdmin ? session.tutor.id : undefined,
  });
  const refusedFor = clashIn(error);
  const clash = foreseen ?? refusedFor;
  const isSame = changes !== null && Object.keys(changes).length === 0;

  const isPast = (over: Session, { date, time, duration }: LessonTime) => {
    const startsAt = date && time ? instantOf(date, time, timezone) : null;
    if (startsAt === null || startsAt.getTime() === Date.parse(over.startsAt)) return false;
    return isMovedIntoPast({ ...over, startsAt: new Date(over.startsAt) }, { startsAt, duration }, now);
  };

  function save(over: Session) {
    setChecked(true);
    const body = changesIn(form, over, timezone);
    if (body === null || isPast(over, form.time)) return;
    if (Object.keys(body).length === 0) {
      // What is wanted is saved already, by somebody else.
      if (over !== base) close();
      return;
    }
    const reason = form.reason.trim();
    const done = (changed: Session) => {
      const saved = isMove(body) ? 'moved' : 'saved';
      showToast({
        title: t(`change.${saved}.title`),
        about: lessonLine(changed),
        text: t(`change.${saved}.text`),
        tone: 'success',
      });
      onClose();
    };
    mutate(
      {
        session: over,
        send: call =>
          call('PATCH /api/sessions/{id}', {
            params: { id: over.id },
            body: { ...body, ...(isMove(body) && reason && { reason }) },
            version: over.version,
          }),
        becomes: {},
      },
      {
        onSuccess: done,
        onError: record.unlessElsewhere(save, done),
      },
    );
  }

  function close() {
    record.forget();
    onClose();
  }

  const shownParts = (details: SessionDetails) => ({
    time: inWords(details.time),
    subject: t(`names:subjects.${details.subject}`),
    meetingLink: details.meetingLink,
  });
  const unchanged =
    isChecked && isSame ? { title: t('change.same.title'), text: t('change.same.text') } : null;
  return (
    <EditDialog
      title={t('change.title')}
      about={lessonLine(session)}
      saveLabel={t('change.save')}
      isPending={isPending}
      problem={error && !refusedFor ? errorTexts(error) : unchanged}
      draft={record.draft}
      versions={
        current && {
          parts: (['time', 'subject', 'meetingLink'] as const).map(part => ({
            label: t(`change.parts.${part}`),
            theirs: shownParts(detailsOf(current, timezone))[part],
            yours: shownParts(form)[part],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      {clash && <ClashAlert clash={clash} refusal={refusedFor && error} familyTimezone={session.timezone} />}
      {warning && (
        <PlanAlert
          warning={warning}
          familyTimezone={session.timezone}
          tutorTimezone={isAdmin ? session.tutor.timezone : undefined}
        />
      )}
      <LessonTimeFields
        value={form.time}
        onChange={time => fill({ time })}
        familyTimezone={session.timezone}
        tutorTimezone={isAdmin ? session.tutor.timezone : undefined}
        errorOf={field => {
          if (isChecked && form.time[field] === null) return t('errors:field.required');
          const isTooEarly = isChecked && field === 'time' && isPast(base, form.time);
          return isTooEarly ? t('errors:session.past.title') : fieldError(field);
        }}
      />
      <Select
        name="subject"
        label={t('change.parts.subject')}
        value={form.subject}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        error={fieldError('subject')}
        onChange={subject => fill({ subject })}
      />
      <TextField
        name="meetingLink"
        type="url"
        dir="ltr"
        label={t('change.parts.meetingLink')}
        value={form.meetingLink}
        onChange={meetingLink => fill({ meetingLink })}
        error={fieldError('meetingLink')}
        maxLength={FIELD_LIMITS.link}
      />
      {isMove(changes) && (
        <TextArea
          name="reason"
          label={t('change.reason')}
          hint={t('change.hint')}
          rows={2}
          value={form.reason}
          onChange={reason => fill({ reason })}
          error={fieldError('reason')}
          maxLength={SESSION_LIMITS.cancelReason}
        />
      )}
    </EditDialog>
  );
}
