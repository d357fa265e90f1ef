import { CALENDAR_VIEWS, type CalendarView } from '@bayan/domain/session-calendar/calendar-days';

/** Whose lessons have a colour, and a column in the view of a day. */
export const LANE_KINDS = ['tutor', 'student'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];
/** More colours nobody tells apart. */
export const MAX_LANES = 6;

/** What the calendar shows, as its address has it (R964). */
export type CalendarChoice = {
  readonly show: CalendarView | null;
  readonly day: string | null;
  readonly by: LaneKind | null;
  /** The ids of those who were chosen, with commas between them. */
  readonly lanes: string | null;
  /** The lesson that is open. */
  readonly lesson: string | null;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const given = (text: string | null, form: RegExp) => (text && form.test(text) ? text : null);

export const lanesIn = (lanes: string | null): string[] =>
  [...new Set((lanes ?? '').split(',').filter(id => UUID.test(id)))].slice(0, MAX_LANES);

export const lanesText = (ids: readonly string[]): string | null => (ids.length > 0 ? ids.join(',') : null);

/** What it names and we do not offer is nothing. */
export const choiceIn = (address: URLSearchParams): CalendarChoice => {
  const day = given(address.get('day'), DAY);
  return {
    show: CALENDAR_VIEWS.find(view => view === address.get('show')) ?? null,
    // 31 February has the form of a day and is none.
    day: day && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : null,
    by: LANE_KINDS.find(kind => kind === address.get('by')) ?? null,
    lanes: lanesText(lanesIn(address.get('lanes'))),
    lesson: given(address.get('lesson'), UUID),
  };
};
