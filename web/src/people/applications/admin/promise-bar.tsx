import { PROMISED_HOURS, type PromiseClock } from '@bayan/domain/applications/promise-clock';
import { useTranslation } from 'react-i18next';
import { useClockTexts } from './use-clock-texts.ts';

const fills = { early: 'fill-teal', soon: 'fill-brass', late: 'fill-brick' };
const MARK = `${(100 * PROMISED_HOURS.from) / PROMISED_HOURS.until}%`;

/** How much of the 72 hours has gone, with a mark at 48. */
export function PromiseBar({ clock }: { readonly clock: PromiseClock }) {
  const { t } = useTranslation('applications');
  const texts = useClockTexts();
  const share = Math.min(1, Math.max(0, clock.hoursGone / PROMISED_HOURS.until));
  return (
    <svg
      role="img"
      aria-label={t('clock.bar', { percent: texts.percent(share) })}
      className="block h-3 w-full rtl:-scale-x-100"
    >
      <rect y="3" width="100%" height="6" rx="3" className="fill-sand-deep" />
      <rect y="3" width={`${100 * share}%`} height="6" rx="3" className={fills[clock.state]} />
      <rect x={MARK} width="2" height="12" className="fill-ink" />
    </svg>
  );
}
