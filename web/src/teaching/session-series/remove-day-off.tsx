import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useNow } from '#platform/use-now.ts';
import { Confirm } from '#ui/confirm.tsx';
import { type DayOff, sessionsBack } from './day-off.ts';
import { useDayOffText } from './use-day-off-text.ts';
import type { WholeSeries } from './use-whole-series.ts';

interface RemoveDayOffProps {
  readonly series: WholeSeries;
  readonly dayOff: DayOff;
  readonly told: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a day off or a pause is taken back, and says which sessions that plans again. */
export function RemoveDayOff({ series, dayOff, told, ...rest }: RemoveDayOffProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const now = useNow();
  const about = useDayOffText()(dayOff);
  const { kind, off } = dayOff;
  const { timezone: timeZone } = series;
  const { starts, givenUp } = sessionsBack(series, dayOff, now);
  const [first, last] = [starts.at(0), starts.at(-1)];
  const whenText = (start: Date) =>
    `${shortDayText(start, { language, timeZone })} ${leftToRight(timeText(start, { language, timeZone }))}`;
  const runs = kind === 'pause' && off.fromOn < wallClock(now, timeZone).date;
  const sentences = [
    first && last
      ? t('daysOff.back.sessions', { count: starts.length, first: whenText(first), last: whenText(last) })
      : t(`daysOff.back.none.${kind}`),
    givenUp > 0 && t('daysOff.back.givenUp', { count: givenUp }),
    runs && t('daysOff.back.past'),
    first && told,
  ];
  return (
    <Confirm
      {...rest}
      isOpen
      title={t(`daysOff.back.title.${kind}`)}
      about={about}
      text={sentences.filter(Boolean).join(' ')}
      confirmLabel={t(`daysOff.back.confirm.${kind}`)}
      cancelLabel={t(`daysOff.back.keep.${kind}`)}
    />
  );
}
