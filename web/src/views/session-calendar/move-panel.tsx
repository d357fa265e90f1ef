import { isMovedIntoPast } from '@bayan/domain/sessions/session-times';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { ClashAlert } from '#teaching/sessions/logger/clash-alert.tsx';
import { PlanAlert } from '#teaching/sessions/logger/plan-alert.tsx';
import { useClash } from '#teaching/sessions/logger/use-clash.ts';
import { usePlanWarning } from '#teaching/sessions/logger/use-plan-warning.ts';
import { useSessionChange } from '#teaching/sessions/session-change.ts';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { FreeTimes } from './free-times.tsx';
import { MovedClocks } from './moved-clocks.tsx';
import type { Mover } from './use-mover.ts';

interface MovePanelProps {
  readonly session: Session;
  readonly mover: Mover;
}

/** Where a lesson would go and what is in its way. Only its button saves; whatever is refused, the lesson is back where it was (R966). */
export function MovePanel({ session, mover }: MovePanelProps) {
  const { t } = useTranslation(['session-calendar', 'sessions', 'errors']);
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const now = useNow();
  const { typed, type, forget, draft } = useDraft(`move.${session.id}`, { reason: '' });
  const { reason } = typed;
  const before = new Date(session.startsAt);
  const startsAt = mover.held?.startsAt ?? before;
  const wall = wallClock(startsAt, timeZone);
  const isSame = startsAt.getTime() === before.getTime();
  const clash = useClash({
    ...wall,
    duration: session.duration,
    studentId: isSame ? null : session.student.id,
    tutorId: session.tutor.id,
    status: session.status,
    except: session.id,
  });
  const { duration } = session;
  const isPast = !isSame && isMovedIntoPast({ ...session, startsAt: before }, { startsAt, duration }, now);
  const warning = usePlanWarning({
    ...wall,
    date: isSame || isPast ? null : wall.date,
    duration,
    status: session.status,
    tutorId: session.tutor.id,
  });
  const { mutate, isPending } = useSessionChange();

  function save() {
    mutate(
      {
        session,
        send: call =>
          call('PATCH /api/sessions/{id}', {
            params: { id: session.id },
            body: { ...wall, timezone: timeZone, ...(reason.trim() && { reason: reason.trim() }) },
            version: session.version,
          }),
        becomes: {},
      },
      {
        onSuccess: moved => {
          forget();
          showToast({
            title: t('sessions:change.moved.title'),
            about: lessonLine(moved),
            text: t('sessions:change.moved.text'),
            tone: 'success',
          });
        },
        onError: error => {
          const { title, text } = errorTexts(error);
          showToast({
            title,
            about: lessonLine(session),
            text: `${text} ${t('move.undone')}`,
            tone: 'danger',
          });
        },
        onSettled: mover.putBack,
      },
    );
  }

  const dayOf = (instant: Date) => weekdayText(instant, { language, timeZone });
  // By accident it slips into the next column easily.
  const isOtherDay = wall.date !== wallClock(before, timeZone).date;
  const to = {
    day: dayOf(startsAt),
    time: timeText(startsAt, { language, timeZone }),
  };
  return (
    <section aria-label={t('move.title')} className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('move.title')}</h3>
      {mover.carriedBy && <p className="text-xs text-ink-soft">{t('move.keys')}</p>}
      <MovedClocks lesson={session} from={before} to={startsAt} />
      {isOtherDay && (
        <Alert tone="accent" title={t('move.otherDay', { from: dayOf(before), to: to.day })} isNews />
      )}
      {clash && (
        <ClashAlert clash={clash} familyTimezone={session.timezone} tutorTimezone={session.tutor.timezone} />
      )}
      {warning && (
        <PlanAlert
          warning={warning}
          familyTimezone={session.timezone}
          tutorTimezone={session.tutor.timezone}
        />
      )}
      {isPast && <Alert tone="accent" title={t('errors:session.past.title')} isNews />}
      {(clash || isPast) && <FreeTimes session={session} near={startsAt} onChoose={mover.put} />}
      {!isSame && draft.startAgain && <RestoredDraft onDiscard={draft.startAgain} />}
      {!isSame && (
        <TextArea
          name="reason"
          label={t('sessions:change.reason')}
          rows={2}
          value={reason}
          onChange={words => type({ reason: words })}
          maxLength={SESSION_LIMITS.cancelReason}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button isDisabled={isSame || isPast || clash !== null} isPending={isPending} onPress={save}>
          {t('move.save', { time: isOtherDay ? t('move.now', to) : to.time })}
        </Button>
        <Button tone="secondary" isDisabled={isPending} onPress={mover.putBack}>
          {t('move.putBack')}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{t('move.told')}</p>
      <p aria-live="assertive" className="sr-only">
        {mover.carriedBy && t('move.now', to)}
      </p>
    </section>
  );
}
