import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridColumn } from './time-grid.tsx';
import type { CalendarSession } from './use-calendar.ts';
import type { Mover } from './use-mover.ts';

const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** Forward in the order of the columns, whichever way they run. */
const stepOf = (key: string): number => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === !isRightToLeft() ? 1 : -1;
};

/**
 * One stop for the Tab key; the arrows walk from lesson to lesson. With a lesson in the hand they move it: by a quarter of an
 * hour, and by a day (R966).
 */
export function useGridKeys(columns: readonly GridColumn[], mover: Mover) {
  const grid = useRef<HTMLElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const ids = columns.flatMap(({ blocks }) => blocks.map(({ lesson }) => lesson.id));
  const stop = last !== null && ids.includes(last) ? last : ids[0];

  function focus(columnAt: number, lessonAt: number) {
    const lists = [...(grid.current?.querySelectorAll('[data-column]') ?? [])];
    const lessons = [...(lists[columnAt]?.querySelectorAll<HTMLElement>('[data-lesson]') ?? [])];
    const wanted = lessons[Math.min(lessonAt, lessons.length - 1)];
    if (!wanted) return;
    setLast(wanted.dataset.lesson ?? null);
    wanted.focus();
  }

  function walk(key: string, lesson: CalendarSession) {
    const columnAt = columns.findIndex(({ blocks }) => blocks.some(block => block.lesson.id === lesson.id));
    const lessonAt = columns[columnAt]?.blocks.findIndex(block => block.lesson.id === lesson.id) ?? 0;
    if (key === 'ArrowDown') return focus(columnAt, lessonAt + 1);
    if (key === 'ArrowUp') return focus(columnAt, Math.max(lessonAt - 1, 0));
    const step = stepOf(key);
    let next = columnAt + step;
    while (columns[next]?.blocks.length === 0) next += step;
    return focus(next, lessonAt);
  }

  function onKeyDown(event: KeyboardEvent, lesson: CalendarSession) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    setLast(lesson.id);
    const { key } = event;
    if (mover.carriedBy) {
      const isTaken = mover.onKey(key, stepOf(key));
      if (isTaken) event.preventDefault();
      return;
    }
    // The key and not its letter, which an Arabic keyboard has elsewhere.
    if (event.code === 'KeyM') {
      event.preventDefault();
      mover.lift(lesson);
    } else if (key.startsWith('Arrow')) {
      event.preventDefault();
      walk(key, lesson);
    }
  }

  return { grid, onKeyDown, tabIndexOf: (id: string) => (id === stop ? 0 : -1) };
}
