import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { aheadOn, differencesOf, rangesAhead } from './season-hours.ts';
import { rangesIn, type TypedRange } from './weekly-form.ts';

const FAMILIES_LIVE_BY = ['Asia/Riyadh', 'Asia/Dubai'] as const;

interface GulfHoursProps {
  readonly tutorTimezone: string;
  readonly ranges: readonly TypedRange[];
  /** The date on which they hold; without one they hold in every season. */
  readonly day?: string;
}

/** The hours of a day by the clocks of most families, in each season of the next 12 months (R481). */
export function GulfHours({ tutorTimezone, ranges, day }: GulfHoursProps) {
  const { t } = useTranslation('availability');
  const language = useLanguage();
  const city = useCity();
  const now = useNow();
  const hours = rangesIn(ranges) ?? [];
  if (hours.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
      {FAMILIES_LIVE_BY.map(zone => {
        const differences = day
          ? [aheadOn(day, tutorTimezone, zone)]
          : differencesOf(tutorTimezone, zone, now);
        const read = differences.map(ahead =>
          commaText(rangesAhead(hours, ahead).map(leftToRight), language),
        );
        const [winter = '', summer] = read;
        return (
          <div key={zone} className="flex flex-wrap gap-x-2">
            <dt>{city(zone)}</dt>
            <dd>{summer === undefined ? winter : t('week.seasons', { winter, summer })}</dd>
          </div>
        );
      })}
    </dl>
  );
}
