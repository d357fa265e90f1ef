import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { useLanguage } from '#platform/i18n.ts';
import { IconButton } from './icon-button.tsx';
import { chevronEndIcon } from './icons/room-icons.ts';
import { chevronStartIcon } from './icons/site-icons.ts';

/** The Gulf's week begins on Sunday; Arabic has no short names of days but single letters. */
const weeks = {
  en: { firstDayOfWeek: 'mon', weekdayStyle: 'short' },
  ar: { firstDayOfWeek: 'sun', weekdayStyle: 'narrow' },
} as const;

/** A month to choose a day from. */
export function MonthCalendar() {
  const { firstDayOfWeek, weekdayStyle } = weeks[useLanguage()];
  return (
    <Calendar firstDayOfWeek={firstDayOfWeek} className="p-2">
      <div className="flex items-center justify-between">
        <IconButton slot="previous" icon={chevronStartIcon} />
        <Heading className="font-semibold" />
        <IconButton slot="next" icon={chevronEndIcon} />
      </div>
      <CalendarGrid weekdayStyle={weekdayStyle}>
        <CalendarGridHeader>
          {day => (
            <CalendarHeaderCell className="py-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {date => (
            <CalendarCell
              date={date}
              className="grid size-11 cursor-pointer place-items-center rounded-card text-sm tabular-nums outline-offset-[-2px] data-disabled:cursor-not-allowed data-disabled:opacity-40 data-hovered:bg-teal-soft data-outside-month:hidden data-selected:bg-teal data-selected:text-paper data-today:font-semibold data-unavailable:line-through forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
