import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { DayOff } from './day-off.ts';
import { useDayOffText } from './use-day-off-text.ts';

interface DayOffRowProps {
  readonly dayOff: DayOff;
  readonly familyTimezone: string;
  readonly onRemove: () => void;
}

/** A day off or a pause, what kind it is, and why. */
export function DayOffRow({ dayOff, familyTimezone, onRemove }: DayOffRowProps) {
  const { t } = useTranslation('session-series');
  const today = wallClock(useNow(), familyTimezone).date;
  const { kind, off } = dayOff;
  const when = useDayOffText()(dayOff);
  const runs = kind === 'pause' && off.fromOn <= today;
  return (
    <li className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">{when}</span>
          <Badge tone={runs ? 'accent' : 'quiet'}>
            {t(
              kind === 'day'
                ? `daysOff.kinds.${off.kind}`
                : runs
                  ? 'daysOff.kinds.now'
                  : 'daysOff.kinds.pause',
            )}
          </Badge>
        </p>
        {off.reason && (
          <p className="mt-0.5 text-sm break-words text-ink-soft">
            <OwnWords>{off.reason}</OwnWords>
          </p>
        )}
      </div>
      <IconButton icon={trashIcon} label={t(`daysOff.remove.${kind}`, { when })} onPress={onRemove} />
    </li>
  );
}
