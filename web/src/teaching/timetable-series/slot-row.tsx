import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Fact } from '#ui/fact.tsx';
import { isMoving } from './series-kinds.ts';
import type { TimetableSeries, TimetableSlot } from './use-timetable-series.ts';
import { useWeekTime } from './use-week-time.ts';

interface SlotRowProps {
  readonly series: TimetableSeries;
  readonly slot: TimetableSlot;
}

/** A weekly time as usual and in Ramadan, by both clocks, with what there is to know of it. */
export function SlotRow({ series, slot }: SlotRowProps) {
  const { t } = useTranslation('timetables');
  const language = useLanguage();
  const weekTime = useWeekTime(series);
  const { newWeekday, newTime, newStartsAt, startsAt, state, marks, lessons } = slot;
  const first = newStartsAt ?? startsAt;
  const isOther = isMoving(slot) && newWeekday !== null && newTime !== null;
  return (
    <li className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact label={t('slot.usual')}>
          <WeekTime {...weekTime(slot.weekday, slot.time, startsAt)} />
        </Fact>
        <Fact label={t('slot.inRamadan')}>
          {isOther ? (
            <WeekTime {...weekTime(newWeekday, newTime, newStartsAt)} isStrong />
          ) : (
            <span className={state === 'needs-slot' ? 'font-semibold text-brass-text' : ''}>
              {t(state === 'needs-slot' ? 'states.needs-slot' : 'slot.asUsual')}
            </span>
          )}
        </Fact>
      </dl>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {state !== 'as-usual' && state !== 'needs-slot' && (
          <Badge tone={state === 'confirmed' ? 'plain' : 'quiet'}>{t(`states.${state}`)}</Badge>
        )}
        {marks.map(mark => (
          <Badge key={mark} tone={mark === 'clash' ? 'danger' : 'accent'}>
            {t(`marks.${mark}`)}
          </Badge>
        ))}
        <span className="tabular-nums">
          {first === null
            ? t('slot.none')
            : t('slot.sessions', {
                count: lessons,
                day: shortDayText(new Date(first), { language, timeZone: series.timezone }),
              })}
        </span>
      </div>
    </li>
  );
}

interface WeekTimeProps {
  readonly family: string;
  readonly tutor: string | null;
  readonly isStrong?: boolean;
}

const WeekTime = ({ family, tutor, isStrong = false }: WeekTimeProps) => (
  <span className="flex flex-wrap gap-x-2 tabular-nums">
    <span className={isStrong ? 'font-semibold' : ''}>{family}</span>
    {tutor && <span className="text-ink-soft">{tutor}</span>}
  </span>
);
