import type { Availability } from '@bayan/domain/availability/availability.contract';
import { AVAILABILITY_LIMITS } from '@bayan/domain/availability/availability.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { newId } from '#platform/new-id.ts';
import { useCity } from '#platform/use-city.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { UncoveredSessionsDialog } from './uncovered-sessions-dialog.tsx';
import type { useWeeklyHours } from './use-weekly-hours.ts';
import { WeekdayCard } from './weekday-card.tsx';
import { formOf, hoursIn, problemOf, WEEKDAYS, type WeeklyForm } from './weekly-form.ts';

interface WeeklyHoursProps {
  readonly weekly: ReturnType<typeof useWeeklyHours>;
}

interface Typed {
  readonly week: WeeklyForm;
  readonly mostADay: number | null;
  readonly bufferMinutes: number | null;
}

const typedOf = (set: Availability | null): Typed => ({
  week: formOf(set?.hours ?? []),
  mostADay: set?.mostADay ?? null,
  bufferMinutes: set?.bufferMinutes ?? 0,
});

/** When a tutor teaches in a week. Saving first shows the sessions that no longer fit. */
export function WeeklyHours({ weekly }: WeeklyHoursProps) {
  const { t } = useTranslation('availability');
  const errorTexts = useErrorTexts();
  const city = useCity();
  const { current, tutor } = weekly;
  const timezone = current?.timezone ?? tutor.timezone;
  const { typed, type, forget } = useDraft(
    `availability.${current?.id ?? tutor.id ?? 'first'}.${current?.version ?? 0}`,
    typedOf(current),
  );
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [shown, setShown] = useState<AnswerOf<'POST /api/availability/preview'> | null>(null);

  const hours = hoursIn(typed.week);
  const choice = hours && {
    timezone,
    hours,
    mostADay: typed.mostADay,
    bufferMinutes: typed.bufferMinutes ?? 0,
  };
  const isRight = WEEKDAYS.every(day => !problemOf(typed.week[day] ?? [], AVAILABILITY_LIMITS.step));

  async function whilePending(work: () => Promise<void>) {
    setPending(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setShown(null);
      setError(failure);
    } finally {
      setPending(false);
    }
  }

  const save = () =>
    whilePending(async () => {
      if (!choice) return;
      await weekly.save(choice);
      forget();
      setShown(null);
      setChecked(false);
      showToast({ title: t('week.saved.title'), text: t('week.saved.text'), tone: 'success' });
    });

  const look = () =>
    whilePending(async () => {
      setChecked(true);
      if (!choice || !isRight) return;
      const found = await weekly.preview(choice);
      if (found.misfits.length > 0) setShown(found);
      else await save();
    });

  const setDay = (weekday: number, ranges: WeeklyForm[number]) =>
    type({ week: { ...typed.week, [weekday]: ranges ?? [] } });
  const copyFrom = (weekday: number) =>
    type({
      week: Object.fromEntries(
        WEEKDAYS.map(day => [day, (typed.week[weekday] ?? []).map(range => ({ ...range, id: newId() }))]),
      ),
    });

  return (
    <section aria-labelledby="weekly-hours">
      <h2 id="weekly-hours" className="text-lg font-semibold">
        {t('week.title')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t('week.note', { city: city(timezone) })}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {WEEKDAYS.map(weekday => (
          <WeekdayCard
            key={weekday}
            weekday={weekday}
            tutorTimezone={timezone}
            ranges={typed.week[weekday] ?? []}
            isChecked={isChecked}
            onChange={ranges => setDay(weekday, ranges)}
            onCopy={() => copyFrom(weekday)}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <NumberField
          name="mostADay"
          label={t('week.most.label')}
          hint={t('week.most.hint')}
          value={typed.mostADay}
          minValue={1}
          maxValue={AVAILABILITY_LIMITS.mostADay}
          onChange={mostADay => type({ mostADay })}
        />
        <NumberField
          name="bufferMinutes"
          label={t('week.buffer.label')}
          hint={t('week.buffer.hint')}
          value={typed.bufferMinutes}
          minValue={0}
          maxValue={AVAILABILITY_LIMITS.bufferMinutes}
          step={5}
          onChange={bufferMinutes => type({ bufferMinutes })}
        />
      </div>
      {error !== null && (
        <div className="mt-4">
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        </div>
      )}
      <div className="mt-5">
        <Button isPending={isPending} onPress={() => void look()}>
          {t('week.save')}
        </Button>
      </div>
      {shown && (
        <UncoveredSessionsDialog
          {...shown}
          saveLabel={t('week.save')}
          isPending={isPending}
          onSave={() => void save()}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
