import type { SessionSlots } from '@bayan/domain/session-moves/session-moves.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LessonNow } from './lesson-now.tsx';
import { MoveConfirmation } from './move-confirmation.tsx';
import { SlotDays } from './slot-days.tsx';
import { useFamilyMove } from './use-family-move.ts';

export const DAYS_AT_ONCE = 7;

interface FamilyMoveFormProps {
  readonly session: Session;
  readonly slots: SessionSlots;
  /** The first of the days that are shown. */
  readonly from: string;
  readonly onGoTo: (from: string) => void;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** First a free time, then both times with what the move costs and how many are left (R512, R513). */
export function FamilyMoveForm({ session, slots, from, onGoTo, onAsk, onClose }: FamilyMoveFormProps) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { move, isPending, problem, forgetProblem } = useFamilyMove(session, {
    onDone: onClose,
    onTaken: () => setChosen(null),
  });
  const dayOf = (instant: string) => wallClock(new Date(instant), session.student.timezone).date;
  const choose = (start: string | null) => {
    forgetProblem();
    setChosen(start);
  };
  return (
    <Dialog
      title={t('own.move.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        chosen === null ? (
          <Button tone="secondary" onPress={onAsk}>
            {t('own.move.ask')}
          </Button>
        ) : (
          <>
            <Button tone="secondary" onPress={() => choose(null)}>
              {t('own.move.back')}
            </Button>
            <Button isPending={isPending} onPress={() => move(chosen)}>
              {t('own.move.confirm')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {problem && (
          <Alert tone="danger" title={errorTexts(problem).title} isNews>
            {errorTexts(problem).text}
          </Alert>
        )}
        {chosen === null ? (
          <>
            <LessonNow session={session} />
            <SlotDays
              starts={slots.starts}
              from={from}
              until={addDays(from, DAYS_AT_ONCE - 1)}
              familyTimezone={session.student.timezone}
              tutorTimezone={session.tutor.timezone}
              onChoose={choose}
              onEarlier={from > dayOf(slots.earliest) ? () => onGoTo(addDays(from, -DAYS_AT_ONCE)) : null}
              onLater={
                addDays(from, DAYS_AT_ONCE) <= dayOf(slots.latest)
                  ? () => onGoTo(addDays(from, DAYS_AT_ONCE))
                  : null
              }
            />
          </>
        ) : (
          <MoveConfirmation session={session} newStart={chosen} leftAfter={slots.movesLeft - 1} />
        )}
      </div>
    </Dialog>
  );
}
