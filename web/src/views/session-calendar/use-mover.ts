import { isOpen } from '@bayan/domain/sessions/session-status';
import { addDays, daysBetween } from '@bayan/domain/time/days';
import { firstInstantFrom, wallClock } from '@bayan/domain/time/zoned-time';
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { CalendarSession } from './use-calendar.ts';

const STEP = 15;
const LAST_START = 24 * 60 - STEP;
/** A hand that trembles moves nothing. */
const DRAG_PX = 6;

interface Held {
  readonly lesson: CalendarSession;
  /** Where it would begin. */
  readonly startsAt: Date;
}

interface Place {
  readonly day: string;
  readonly minute: number;
}

export interface Mover {
  readonly held: Held | null;
  /** By the reader's clock, where something is held. */
  readonly heldTime: string;
  /** By what it is in the hand still; null once it is put down to be looked at. */
  readonly carriedBy: 'keys' | 'pointer' | null;
  readonly lift: (lesson: CalendarSession) => void;
  readonly put: (startsAt: Date) => void;
  readonly putBack: () => void;
  /** True where the key was meant for the lesson in the hand. */
  readonly onKey: (key: string, dayStep: number) => boolean;
  readonly onPointerDown: (event: ReactPointerEvent, lesson: CalendarSession) => void;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

interface Options {
  /** Between which it may be carried. */
  readonly days: readonly string[];
  readonly hourPx: number;
  /** Shows the lesson that was taken up. */
  readonly onLift: (lesson: CalendarSession) => void;
}

/** A lesson in the hand: taken up by pointer or by key, carried, put down. Nothing of it is saved here (R966). */
export function useMover({ days, hourPx, onLift }: Options): Mover {
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const [held, setHeld] = useState<Held | null>(null);
  const [carriedBy, setCarriedBy] = useState<Mover['carriedBy']>(null);
  // A drag reads what it has just set, before the next picture is drawn.
  const carried = useRef<Held | null>(null);

  const hold = (next: Held | null) => {
    carried.current = next;
    setHeld(next);
  };
  const placeOf = (instant: Date): Place => {
    const { date, time } = wallClock(instant, timeZone);
    return { day: date, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) };
  };
  const instantAt = ({ day, minute }: Place) => firstInstantFrom(day, clockOf(minute), timeZone);
  const canMove = (lesson: CalendarSession) => isOpen(lesson.status);

  function take(lesson: CalendarSession, by: 'keys' | 'pointer') {
    hold({ lesson, startsAt: new Date(lesson.startsAt) });
    setCarriedBy(by);
  }
  function lift(lesson: CalendarSession) {
    if (!canMove(lesson)) return;
    take(lesson, 'keys');
    onLift(lesson);
  }
  function putBack() {
    hold(null);
    setCarriedBy(null);
  }
  function carry(lesson: CalendarSession, place: Place) {
    hold({ lesson, startsAt: instantAt(place) });
  }

  function onKey(key: string, dayStep: number): boolean {
    const now = carried.current;
    if (!now) return false;
    if (key === 'Escape') putBack();
    else if (key === 'Enter' || key === ' ') setCarriedBy(null);
    else if (key === 'ArrowUp' || key === 'ArrowDown') {
      const { day, minute } = placeOf(now.startsAt);
      const next = minute + (key === 'ArrowDown' ? STEP : -STEP);
      carry(now.lesson, { day, minute: clamp(next, 0, LAST_START) });
    } else if (dayStep !== 0) {
      const { day, minute } = placeOf(now.startsAt);
      const at = clamp(daysBetween(days[0] ?? day, day) + dayStep, 0, days.length - 1);
      carry(now.lesson, { day: addDays(days[0] ?? day, at), minute });
    } else return key !== 'Tab';
    return true;
  }

  /** The column under the pointer, and the quarter of an hour at which the lesson's top lies. */
  function placeUnder(x: number, y: number): Place | null {
    for (const list of document.querySelectorAll<HTMLElement>('[data-column]')) {
      const box = list.getBoundingClientRect();
      if (x < box.left || x > box.right) continue;
      const minute = Number(list.dataset.from) * 60 + ((y - box.top) / hourPx) * 60;
      if (minute < -STEP * 2 || y > box.bottom) return null;
      return { day: list.dataset.day ?? '', minute: clamp(Math.round(minute / STEP) * STEP, 0, LAST_START) };
    }
    return null;
  }

  function onPointerDown(event: ReactPointerEvent, lesson: CalendarSession) {
    // A finger scrolls; on a touch screen a lesson is moved by its form.
    if (event.button !== 0 || event.pointerType === 'touch' || !canMove(lesson)) return;
    const start = { x: event.clientX, y: event.clientY };
    const grabbedAt = event.clientY - event.currentTarget.getBoundingClientRect().top;
    let isDragged = false;
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!isDragged && Math.hypot(clientX - start.x, clientY - start.y) < DRAG_PX) return;
      if (!isDragged) take(lesson, 'pointer');
      isDragged = true;
      const place = placeUnder(clientX, clientY - grabbedAt);
      if (place) carry(lesson, place);
    };
    const end = ({ clientX, clientY, type }: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!isDragged) return;
      if (type === 'pointercancel' || !placeUnder(clientX, clientY - grabbedAt)) return putBack();
      setCarriedBy(null);
      // Only now: what opens beside the grid would move the days away under the pointer.
      onLift(lesson);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  return {
    held,
    heldTime: held ? timeText(held.startsAt, { language, timeZone }) : '',
    carriedBy,
    lift,
    put: startsAt => carried.current && hold({ ...carried.current, startsAt }),
    putBack,
    onKey,
    onPointerDown,
  };
}
