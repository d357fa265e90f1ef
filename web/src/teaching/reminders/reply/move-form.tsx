import type { LessonReply } from '@bayan/domain/reminders/lesson-replies.contract';
import { LESSON_REPLY_LIMITS } from '@bayan/domain/reminders/reminders.limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { MoveWish } from './reply-requests.ts';
import { WishClock } from './wish-clock.tsx';

interface MoveFormProps {
  readonly lesson: LessonReply;
  readonly ask: (wish: MoveWish) => Promise<void>;
}

interface Typed {
  readonly reason: string;
  readonly date: string | null;
  readonly time: string | null;
}
const nothing: Typed = { reason: '', date: null, time: null };

/** Asks for a reason and, where the family knows one, a time that would suit better, by its own clock. */
export function MoveForm({ lesson, ask }: MoveFormProps) {
  const { t } = useTranslation(['lesson-reply', 'errors']);
  const errorTexts = useErrorTexts();
  const city = useCity()(lesson.timezone);
  // Two children of a family may have a lesson at the same moment.
  const { typed, type, forget, draft } = useDraft(
    `lesson-reply.${lesson.startsAt}.${lesson.student.name}`,
    nothing,
  );
  const { reason, date, time } = typed;
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const fieldError = useFieldErrors(error);
  const required = t('errors:field.required');
  const isEmpty = reason.trim() === '';
  const isHalf = (date === null) !== (time === null);

  async function send() {
    setPending(true);
    try {
      await ask({ reason, ...(date !== null && time !== null && { date, time }) });
      forget();
    } catch (refused) {
      setError(refused instanceof Error ? refused : new Error(String(refused)));
      setPending(false);
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!isPending && !isEmpty && !isHalf) void send();
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {draft.startAgain && <RestoredDraft isUnsent onDiscard={draft.startAgain} />}
      <TextArea
        name="reason"
        label={t('move.reason')}
        isRequired
        maxLength={LESSON_REPLY_LIMITS.reason}
        error={isChecked && isEmpty ? required : fieldError('reason')}
        value={reason}
        onChange={words => type({ reason: words })}
      />
      <DateField
        name="date"
        label={t('move.date')}
        error={isChecked && isHalf && date === null ? required : fieldError('date')}
        value={date}
        onChange={day => type({ date: day })}
      />
      <TimeField
        name="time"
        label={t('move.time')}
        hint={t('move.clock', { city })}
        error={isChecked && isHalf && time === null ? required : fieldError('time')}
        value={time}
        onChange={clock => type({ time: clock })}
      />
      <WishClock date={date} time={time} familyTimezone={lesson.timezone} />
      {error && (
        <Alert tone="danger" title={errorTexts(error).title} isNews>
          {errorTexts(error).text}
        </Alert>
      )}
      <Button type="submit" size="large" isWide isPending={isPending} pendingLabel={t('move.sending')}>
        {t('move.send')}
      </Button>
    </form>
  );
}
