import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { IconButton } from './icon-button.tsx';

/** A month to choose a day from. */
export const MonthCalendar = () => (
  <Calendar className="p-3">
    <div className="flex items-center justify-between">
      <IconButton slot="previous" icon="chevron-start" />
      <Heading className="font-semibold" />
      <IconButton slot="next" icon="chevron-end" />
    </div>
    <CalendarGrid weekdayStyle="short" className="mt-1 border-separate border-spacing-0.5">
      <CalendarGridHeader>
        {day => (
          <CalendarHeaderCell className="pb-1 text-xs font-medium text-ink-soft">{day}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {date => (
          <CalendarCell
            date={date}
            className="grid size-10 cursor-pointer place-items-center rounded-small text-sm tabular-nums data-disabled:cursor-not-allowed data-disabled:opacity-40 data-hovered:bg-teal-soft data-outside-month:hidden data-selected:bg-teal data-selected:text-paper data-today:font-semibold data-unavailable:line-through"
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
