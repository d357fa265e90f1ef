import { firstInstantFrom } from '@bayan/domain/time/zoned-time';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

interface HourGutterProps {
  /** The clock beside the reader's own. */
  readonly second: string;
  /** The first day of the grid: where a clock changes within the week, a line above it says so. */
  readonly day: string;
  readonly from: number;
  readonly until: number;
  readonly hourPx: number;
}

/** The hours by two clocks, the reader's first. Every lesson says its time by itself, so this is for the eye alone. */
export function HourGutter({ second, day, from, until, hourPx }: HourGutterProps) {
  const language = useLanguage();
  const city = useCity();
  const own = useViewerTimezone();
  const hours = Array.from({ length: until - from }, (_, i) => from + i);
  const instantOf = (hour: number) => firstInstantFrom(day, `${String(hour).padStart(2, '0')}:00`, own);
  return (
    <div aria-hidden className="row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid text-xs tabular-nums">
      <div className="flex items-end justify-between gap-1 border-b border-line p-1.5">
        <span className="truncate font-semibold">{city(own)}</span>
        <span className="truncate text-ink-soft">{city(second)}</span>
      </div>
      <div>
        {hours.map(hour => (
          <div key={hour} className="flex justify-between gap-1 px-1.5" style={{ height: hourPx }}>
            <bdi dir="ltr" className="font-semibold">
              {`${String(hour).padStart(2, '0')}:00`}
            </bdi>
            <bdi dir="ltr" className="text-ink-soft">
              {timeText(instantOf(hour), { language, timeZone: second })}
            </bdi>
          </div>
        ))}
      </div>
    </div>
  );
}
