import { isOpen } from '@bayan/domain/session-series/pattern';
import type { Subject } from '@bayan/domain/subjects/subjects';
import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import {
  type DecidedDays,
  isWholeDay,
  type RuleFields,
  type SeriesEnd,
  type TypedSlot,
  timedSlots,
} from './series-form.ts';
import type { WholeSeries } from './use-whole-series.ts';

/** What stands in the fields: the series as it is to become. */
export interface ChangeFields extends RuleFields {
  readonly tutor: ChosenPerson | null;
  readonly subject: Subject;
  readonly meetingLink: string;
  /** The clock of the times. */
  readonly timezone: string;
}

/** What somebody has typed. The fields that nobody has touched follow the series, whoever changes it meanwhile. */
export interface TypedChange extends DecidedDays {
  /** Day of the session from which on the series changes; null is the first that is to come. */
  readonly from: string | null;
  readonly exceptions: 'keep' | 'reset';
  readonly changed: Partial<ChangeFields>;
}

export const NO_CHANGE: TypedChange = { from: null, exceptions: 'keep', changed: {}, on: [], off: [] };

type Session = WholeSeries['sessions'][number];

const isAhead = ({ status, startsAt }: Session, now: Date) =>
  status === 'scheduled' && new Date(startsAt) > now;

/** How many sessions a series has left from there on. */
function leftFrom({ sessions }: WholeSeries, from: string | null, now: Date): number {
  const first = from ?? sessions.find(session => isAhead(session, now))?.day ?? '';
  return Math.max(1, sessions.filter(({ day, isWithdrawn }) => day >= first && !isWithdrawn).length);
}

function endOf(series: WholeSeries): SeriesEnd {
  if (isOpen(series)) return 'open';
  return series.lessons === null ? 'on' : 'after';
}

/** The series as it is, with what was changed. */
export function changeFields(
  series: WholeSeries,
  { from, changed }: TypedChange,
  now: Date,
): { readonly before: ChangeFields; readonly fields: ChangeFields } {
  const { tutor, subject, duration, slots, everyWeeks, timezone } = series;
  const before: ChangeFields = {
    ...{ tutor, subject, duration, slots, everyWeeks, timezone, ends: endOf(series) },
    lessons: leftFrom(series, from, now),
    untilOn: series.untilOn ?? series.sessions.at(-1)?.day ?? null,
    // Another tutor brings her own.
    meetingLink: isSameTutor(changed.tutor ?? tutor, tutor) ? (series.meetingLink ?? '') : '',
  };
  return { before, fields: { ...before, ...changed } };
}

export const isSameTutor = (one: Pick<ChosenPerson, 'id'> | null, other: Pick<ChosenPerson, 'id'>) =>
  one?.id === other.id;

const inOrder = (slots: readonly TypedSlot[]) =>
  JSON.stringify(
    slots.map(({ weekday, time }) => [weekday, time]).toSorted(([a], [b]) => Number(a) - Number(b)),
  );

/** How the end becomes another one; null while it is missing. */
function changedEnd({ ends, lessons, untilOn }: ChangeFields, before: ChangeFields) {
  const isSameEnd = ends === before.ends;
  if (ends === 'open') return isSameEnd ? {} : { goesOn: true as const };
  if (ends === 'after')
    return lessons === null ? null : isSameEnd && lessons === before.lessons ? {} : { lessons };
  if (!isWholeDay(untilOn)) return null;
  return isSameEnd && untilOn === before.untilOn ? {} : { untilOn };
}

/** What becomes another one; null while something is missing. */
export function changeIn(fields: ChangeFields, before: ChangeFields) {
  const { tutor, subject, duration, everyWeeks, timezone } = fields;
  const slots = timedSlots(fields.slots);
  const end = changedEnd(fields, before);
  if (!tutor || !slots || everyWeeks === null || !end) return null;
  const meetingLink = fields.meetingLink.trim();
  return {
    ...(inOrder(slots) !== inOrder(before.slots) && { slots }),
    ...(everyWeeks !== before.everyWeeks && { everyWeeks }),
    ...(duration !== before.duration && { duration }),
    ...end,
    ...(timezone !== before.timezone && { timezone }),
    ...(before.tutor && !isSameTutor(tutor, before.tutor) && { tutorId: tutor.id }),
    ...(subject !== before.subject && { subject }),
    ...(meetingLink !== '' && meetingLink !== before.meetingLink && { meetingLink }),
  };
}

/** From which session on; null where the one that was chosen is to come no more. */
export function placeIn({ sessions }: WholeSeries, from: string | null, now: Date) {
  if (from === null) return { scope: 'all' as const };
  const chosen = sessions.find(session => session.day === from && isAhead(session, now));
  return chosen ? { scope: 'following' as const, sessionId: chosen.id } : null;
}
