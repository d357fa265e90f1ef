import { hoursAround, type LessonBlock as Placed } from '@bayan/domain/session-calendar/lesson-blocks';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { ReactNode } from 'react';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { HourGutter } from './hour-gutter.tsx';
import { LessonBlock } from './lesson-block.tsx';
import { Shading } from './shading.tsx';
import type { CalendarSession } from './use-calendar.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { Mover } from './use-mover.ts';
import type { ShadedDay } from './use-shaded-day.ts';

export const HOUR_PX = 56;
/** When families have time; lessons outside widen it. */
const USUAL_HOURS = { from: 12, until: 22 };

/** A day of a week, or a person's part of a day. */
export interface GridColumn {
  readonly key: string;
  readonly day: string;
  readonly head: ReactNode;
  readonly name: string;
  readonly isWeekend: boolean;
  /** Where the column is one tutor's. */
  readonly shade: ShadedDay | null;
  readonly blocks: readonly Placed<CalendarSession>[];
  /** Where the lesson in the hand would lie. */
  readonly held: readonly Placed<CalendarSession>[];
}

interface TimeGridProps {
  /** The clock beside the reader's own. */
  readonly secondClock: string;
  /** All are the reader's own: each tells the family's time. */
  readonly isOwn?: boolean;
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly colourOf: (lesson: CalendarSession) => number;
  readonly openLesson: string | null;
  readonly onOpen: (lesson: CalendarSession) => void;
  readonly mover: Mover;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Lessons by the hour, a list for each column: so it is read aloud, in the order of time. */
export function TimeGrid({
  label,
  secondClock,
  isOwn = false,
  columns,
  colourOf,
  openLesson,
  onOpen,
  mover,
}: TimeGridProps) {
  const timezone = useViewerTimezone();
  const now = wallClock(useNow(), timezone);
  const { grid, onKeyDown, tabIndexOf } = useGridKeys(columns, mover);
  const { from, until } = hoursAround(
    columns.flatMap(({ blocks, held }) => [...blocks, ...held]),
    USUAL_HOURS,
  );
  const place = ({ top, length, column, columns: beside }: Placed<CalendarSession>) => ({
    insetBlockStart: ((top - from * 60) / 60) * HOUR_PX,
    height: Math.max((length / 60) * HOUR_PX, 22),
    insetInlineStart: `${(column / beside) * 100}%`,
    width: `${100 / beside}%`,
  });
  return (
    <section
      ref={grid}
      aria-label={label}
      className="overflow-hidden rounded-large border border-line bg-paper"
    >
      <div
        className="grid grid-rows-[auto_1fr]"
        style={{ gridTemplateColumns: `7rem repeat(${columns.length}, minmax(0, 1fr))` }}
      >
        <HourGutter
          second={secondClock}
          day={columns[0]?.day ?? now.date}
          from={from}
          until={until}
          hourPx={HOUR_PX}
        />
        {columns.map(column => (
          <section
            key={column.key}
            aria-label={column.name}
            className={`row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid border-s border-line ${column.isWeekend ? 'bg-sand' : ''}`}
          >
            <div className="overflow-hidden border-b border-line p-1.5 text-xs">
              {column.head}
              {column.shade && <p className="mt-1 text-ink-soft wrap-anywhere">{column.shade.words}</p>}
            </div>
            <ol
              data-column={column.key}
              data-day={column.day}
              data-from={from}
              className="relative"
              style={{
                height: (until - from) * HOUR_PX,
                backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
                backgroundSize: `100% ${HOUR_PX}px`,
              }}
            >
              {column.shade && <Shading shade={column.shade} from={from} until={until} hourPx={HOUR_PX} />}
              {column.blocks.map(block => (
                <li key={`${block.lesson.id}-${block.top}`} className="absolute p-px" style={place(block)}>
                  <LessonBlock
                    block={block}
                    isOwn={isOwn}
                    colour={colourOf(block.lesson)}
                    isOpen={openLesson === block.lesson.id}
                    isLifted={mover.held?.lesson.id === block.lesson.id}
                    onOpen={() => onOpen(block.lesson)}
                    tabIndex={tabIndexOf(block.lesson.id)}
                    onKeyDown={event => onKeyDown(event, block.lesson)}
                    onPointerDown={event => mover.onPointerDown(event, block.lesson)}
                  />
                </li>
              ))}
              {column.held.map(block => (
                <li
                  key="held"
                  aria-hidden
                  data-lane={colourOf(block.lesson)}
                  className="pointer-events-none absolute z-10 rounded-small border-2 border-teal bg-lane-soft px-1.5 text-xs font-semibold text-lane-ink shadow-lift"
                  style={place({ ...block, column: 0, columns: 1 })}
                >
                  <bdi dir="ltr">{mover.heldTime}</bdi>
                </li>
              ))}
              {column.day === now.date && (
                <li
                  aria-hidden
                  className="pointer-events-none absolute inset-x-0 border-t-2 border-brick"
                  style={{ insetBlockStart: ((minuteOf(now.time) - from * 60) / 60) * HOUR_PX }}
                />
              )}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
