import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMarkText } from './use-mark-text.ts';

type Day = SeriesPreview['days'][number];

interface SeriesDayProps {
  readonly day: Day;
  readonly preview: SeriesPreview;
  readonly onDecide: (day: string, isOn: boolean) => void;
}

/** One day by both clocks, with what there is to know of it and what can be decided (R454). */
export function SeriesDay({ day, preview, onDecide }: SeriesDayProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const city = useCity();
  const markText = useMarkText(day);
  const { startsAt, isOn, clash, marks } = day;
  const start = new Date(startsAt);
  const { timezone, tutorTimezone, head } = preview;
  const dayText = shortDayText(start, { language, timeZone: timezone });
  const isShifted = head.shifts.some(({ fromOn, untilOn }) => fromOn <= day.day && day.day <= untilOn);
  const clock = (timeZone: string) => (
    <>
      {city(timeZone)} <bdi dir="ltr">{timeText(start, { language, timeZone })}</bdi>
    </>
  );
  const inFamilyTime = (instant: string) =>
    leftToRight(timeText(new Date(instant), { language, timeZone: timezone }));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 tabular-nums last:border-0">
      <span className={`min-w-36 ${isOn ? '' : 'text-ink-soft line-through'}`}>{dayText}</span>
      {isOn && (
        <>
          <span className="font-semibold">{clock(timezone)}</span>
          {tutorTimezone !== timezone && (
            <span className={isShifted ? 'font-semibold text-brass-text' : 'text-ink-soft'}>
              {clock(tutorTimezone)}
            </span>
          )}
        </>
      )}
      <span className="flex flex-wrap gap-1.5">
        {marks.map(mark => (
          <Badge key={mark} tone={mark === 'clash' ? 'danger' : 'quiet'}>
            {markText(mark)}
          </Badge>
        ))}
      </span>
      {!clash && (
        <span className="ms-auto">
          <Button
            tone="quiet"
            aria-label={t(isOn ? 'skip.of' : 'teach.of', { day: dayText })}
            onPress={() => onDecide(day.day, !isOn)}
          >
            {t(isOn ? 'skip.label' : 'teach.label')}
          </Button>
        </span>
      )}
      {clash && (
        <p className="basis-full text-sm">
          {t(clash.other && clash.whose !== 'series' ? `clash.${clash.whose}` : 'clash.taken', {
            name: clash.other ? nameOf(clash.other, language) : '',
            from: inFamilyTime(clash.startsAt),
            until: inFamilyTime(clash.endsAt),
          })}
        </p>
      )}
    </li>
  );
}
