import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { isPeriod, type Period, periodAsked } from '@bayan/domain/progress/progress-period';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '#ui/date-field.tsx';

interface OwnDaysProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

type Typed = { readonly [K in keyof Period]: string | null };

/** Two days of the family's own choice. They count once they make a period; until then they stay as they are typed. */
export function OwnDays({ period, onChoose }: OwnDaysProps) {
  const { t } = useTranslation('progress');
  const [shown, setShown] = useState(period);
  const [typed, setTyped] = useState<Typed>(period);
  // Back, or another choice, leads to other days than those that were typed here.
  if (shown.from !== period.from || shown.until !== period.until) {
    setShown(period);
    setTyped(period);
  }

  function fill(change: Partial<Typed>) {
    const { from, until } = { ...typed, ...change };
    setTyped({ from, until });
    if (
      from === null ||
      until === null ||
      from < EARLIEST_DAY ||
      !isPeriod(periodAsked({ from, until }, until))
    )
      return;
    setShown({ from, until });
    onChoose({ from, until });
  }

  const { from, until } = typed;
  const judged = from !== null && until !== null ? periodAsked({ from, until }, until) : null;
  const issue = judged && !isPeriod(judged) ? judged.field : null;
  return (
    <div className="grid grow grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <DateField
        name="from"
        label={t('period.from')}
        min={EARLIEST_DAY}
        error={issue === 'from' ? t('period.tooLong') : undefined}
        value={from}
        onChange={day => fill({ from: day })}
      />
      <DateField
        name="until"
        label={t('period.until')}
        min={EARLIEST_DAY}
        error={issue === 'until' ? t('period.endsEarly') : undefined}
        value={until}
        onChange={day => fill({ until: day })}
      />
    </div>
  );
}
