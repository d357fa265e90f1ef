import { clockText } from '@bayan/domain/availability/hours';
import type { Range } from '@bayan/domain/availability/ranges';
import { DAY_END, type DayPiece, piecesOn, restOfDay } from '@bayan/domain/session-calendar/day-pieces';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { listText } from '#platform/list-text.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** When a tutor teaches and is away; hours are null where none are kept. */
export interface TutorPlan {
  readonly hours: readonly Range[] | null;
  readonly timeOff: readonly Range[];
}

/** What of a day lies outside a tutor's hours and in time off, to be drawn and to be read. */
export interface ShadedDay {
  readonly closed: readonly DayPiece[];
  readonly off: readonly DayPiece[];
  readonly words: string;
}

/** By the reader's clock (R976). Null where nothing is known of the tutor's day. */
export function useShadedDay(): (plan: TutorPlan | undefined, day: string) => ShadedDay | null {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  const timezone = useViewerTimezone();
  const text = (pieces: readonly DayPiece[]) =>
    listText(
      pieces.map(({ top, length }) =>
        leftToRight(`${clockText(top)}–${clockText((top + length) % DAY_END)}`),
      ),
      language,
    );
  return (plan, day) => {
    if (!plan) return null;
    const open = plan.hours && piecesOn(plan.hours, day, timezone);
    const off = piecesOn(plan.timeOff, day, timezone);
    const words = [];
    if (open) words.push(open.length > 0 ? t('shade.teaches', { hours: text(open) }) : t('shade.closed'));
    if (off.some(({ length }) => length === DAY_END)) words.push(t('shade.offAllDay'));
    else if (off.length > 0) words.push(t('shade.off', { hours: text(off) }));
    if (words.length === 0) return null;
    return { closed: open ? restOfDay(open) : [], off, words: words.join(t('separator')) };
  };
}
