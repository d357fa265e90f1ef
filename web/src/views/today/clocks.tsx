import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings } from '#platform/settings.tsx';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';

/** Where tutors and families mostly are; the academy's own clock comes first. */
const ZONES = ['Europe/London', 'Asia/Dubai', 'Asia/Riyadh'] as const;
const SHOWN = 3;
const SECONDS_MS = 5_000;

/** The academy's clock, the tutors' and the families'. */
export function Clocks() {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const { timezone } = useSettings();
  const city = useCity();
  const now = useNow(SECONDS_MS);
  const zones = [...new Set([timezone, ...ZONES])].slice(0, SHOWN);
  return (
    <section aria-label={t('clocks.label')}>
      <dl className="flex w-fit divide-x divide-line overflow-hidden rounded-card border border-line text-sm rtl:divide-x-reverse">
        {zones.map((timeZone, position) => (
          <div
            key={timeZone}
            className={`flex flex-col-reverse px-4 py-2 ${position === 0 ? 'bg-paper' : ''}`}
          >
            <dt className="text-ink-soft">
              {position === 0 ? t('clocks.academy', { city: city(timeZone) }) : city(timeZone)}
            </dt>
            <dd className="text-base font-semibold tabular-nums">
              <bdi dir="ltr">{timeText(now, { language, timeZone })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
