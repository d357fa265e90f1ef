import { quickLog, sameTimeNextWeek } from '@bayan/domain/sessions/quick-log';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { clashIn } from '#teaching/sessions/clash-in.ts';
import { SessionsInProgress } from '#teaching/sessions/sessions-in-progress.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { focusFirstInvalid } from '#ui/first-invalid.ts';
import { useMediaQuery } from '#ui/media-query.ts';
import { showToast } from '#ui/toast.tsx';
import { AskedStudent } from './asked-student.tsx';
import { ClashActions } from './clash-actions.tsx';
import { ClashAlert } from './clash-alert.tsx';
import { FamilyClock } from './family-clock.tsx';
import { useLoggerDraft } from './logger-draft.ts';
import { LoggerFields } from './logger-fields.tsx';
import { type LoggerForm, missingIn } from './logger-form.ts';
import { NoteTemplates } from './note-templates.tsx';
import { PlanAlert } from './plan-alert.tsx';
import { QuickActions } from './quick-actions.tsx';
import { TipsCard } from './tips-card.tsx';
import { useAskedStudent } from './use-asked-student.ts';
import { useClash } from './use-clash.ts';
import { useLastSession } from './use-last-session.ts';
import { useLogSession } from './use-log-session.ts';
import { useLongestSession } from './use-longest-session.ts';
import { usePlanWarning } from './use-plan-warning.ts';
import { useStartDueLesson } from './use-start-due-lesson.ts';
import { useAssignedStudents } from './use-students.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SessionLoggerProps {
  readonly profile: UserProfile;
  /** What was written as homework is to become an assignment. */
  readonly onAssign: (session: Session) => void;
}

/** Logs a session in under a minute: one to come, one going on, or one that is over. */
export function SessionLogger({ profile, onAssign }: SessionLoggerProps) {
  const { t } = useTranslation(['sessions', 'errors']);
  const errorTexts = useErrorTexts();
  const timezone = useViewerTimezone();
  const element = useRef<HTMLFormElement>(null);
  const notesBox = useRef<HTMLTextAreaElement>(null);
  const isBeside = useMediaQuery('(width >= 80rem)');
  const draft = useLoggerDraft();
  const { form, fill } = draft;
  const [isChecked, setChecked] = useState(false);
  const students = useAssignedStudents();
  const longest = useLongestSession();
  const startDueLesson = useStartDueLesson();
  const foreseen = useClash(form);
  const warning = usePlanWarning({ ...form, date: form.studentId === null ? null : form.date });
  const student = students?.find(({ id }) => id === form.studentId);
  const last = useLastSession(form.studentId);
  const [logged, setLogged] = useState<Session | null>(null);
  const asked = useAskedStudent(draft, students);
  useSuggestions(draft, student, last, longest);
  const { isPending, isWaiting, refusal, send, takeBack } = useLogSession(draft, onLogged);
  const refusedFor = clashIn(refusal);
  // What is on its way is in nobody's way but its own.
  const clash = isPending || isWaiting ? null : (foreseen ?? refusedFor);

  /** The lesson with whom is chosen, or the one that was just logged. */
  const repeated = form.studentId === null ? logged : last;
  function repeatNextWeek({ startsAt, student, timezone: familyTimezone, subject }: Session) {
    const moment = sameTimeNextWeek(new Date(startsAt), { familyTimezone, timezone }, new Date());
    fill({ studentId: student.id, subject: form.subject ?? subject, ...moment });
  }

  function onLogged(session: Session, sent: LoggerForm) {
    setChecked(false);
    setLogged(session);
    showToast({ title: t('logger.logged.title'), text: t('logger.logged.text'), tone: 'success' });
    if (sent.alsoAssign && session.homework !== '') onAssign(session);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending || isWaiting) return;
    flushSync(() => setChecked(true));
    if (missingIn(form).length === 0) return send();
    showToast({ title: t('logger.missing.title'), text: t('logger.missing.text'), tone: 'danger' });
    focusFirstInvalid(element.current);
  }

  const fieldError = useFieldErrors(refusal);
  const errorOf = (field: keyof LoggerForm) =>
    isChecked && missingIn(form).some(missing => missing === field)
      ? t('errors:field.required')
      : fieldError(field);

  const isLocked = isPending || isWaiting;
  const quickActions = (
    <QuickActions
      isDisabled={isLocked}
      onChoose={action => {
        if (action === 'start' && startDueLesson(form.studentId)) return;
        fill(quickLog(action, new Date(), timezone, form.duration));
      }}
      onNextWeek={repeated ? () => repeatNextWeek(repeated) : null}
    />
  );
  return (
    <div className="mt-7 grid items-start gap-6 xl:grid-cols-[1fr_20rem]">
      <div className="flex flex-col gap-6">
        <SessionsInProgress />
        {/* What saves the typing comes before it (R685). */}
        {!isBeside && quickActions}
        <Card>
          {asked.other && (
            <div className="mb-5">
              <AskedStudent asked={asked.other} current={student} onTake={asked.take} onKeep={asked.forget} />
            </div>
          )}
          <form ref={element} method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            <LoggerFields
              form={form}
              students={students}
              calendar={profile.calendar === 'islamic-umalqura' ? 'hijri' : 'gregorian'}
              longest={longest}
              isDisabled={isLocked}
              notesBox={notesBox}
              aboutTime={
                <>
                  <FamilyClock date={form.date} time={form.time} familyTimezone={student?.timezone} />
                  {clash && (
                    <ClashAlert
                      clash={clash}
                      refusal={refusedFor && refusal}
                      familyTimezone={student?.timezone}
                    >
                      <ClashActions clash={clash} studentId={form.studentId} />
                    </ClashAlert>
                  )}
                  {warning && !isLocked && <PlanAlert warning={warning} familyTimezone={student?.timezone} />}
                </>
              }
              errorOf={errorOf}
              onFill={fill}
            />
            {refusal && !refusedFor && (
              <Alert tone="danger" title={errorTexts(refusal).title} isNews>
                {errorTexts(refusal).text}
              </Alert>
            )}
            {isWaiting && (
              <Alert tone="accent" title={t('logger.waiting.title')} isNews>
                <p>{t('logger.waiting.text')}</p>
                <div className="mt-2">
                  <Button tone="secondary" onPress={takeBack}>
                    {t('logger.waiting.edit')}
                  </Button>
                </div>
              </Alert>
            )}
            <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
              <Button type="submit" size="large" isPending={isPending} isDisabled={isWaiting}>
                {t('logger.submit')}
              </Button>
            </div>
          </form>
        </Card>
      </div>
      <div className="flex flex-col gap-6">
        {isBeside && quickActions}
        <NoteTemplates
          notes={form.notes}
          field={notesBox}
          isDisabled={isLocked}
          onFill={notes => fill({ notes })}
        />
        <TipsCard />
      </div>
    </div>
  );
}
