import { LOGGER_DEFAULTS } from '@bayan/domain/sessions/quick-log';
import type { LOGGED_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Subject } from '@bayan/domain/subjects/subjects';

/** What stands in the fields of the logger. */
export interface LoggerForm {
  readonly studentId: string | null;
  readonly subject: Subject | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly duration: number;
  /** Empty for the one of her profile. */
  readonly meetingLink: string;
  readonly status: (typeof LOGGED_STATUSES)[number];
  readonly notes: string;
  readonly homework: string;
  /** Whether the homework is to be set as an assignment too, with a day on which it is due. */
  readonly alsoAssign: boolean;
}

export const emptyForm: LoggerForm = {
  ...LOGGER_DEFAULTS,
  studentId: null,
  subject: null,
  date: null,
  time: null,
  meetingLink: '',
  notes: '',
  homework: '',
  alsoAssign: false,
};

const REQUIRED = ['studentId', 'subject', 'date', 'time'] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** One that can be sent. */
export type FilledForm = LoggerForm & {
  readonly [Field in RequiredField]: NonNullable<LoggerForm[Field]>;
};

/** In the order in which they stand (R91). */
export const missingIn = (form: LoggerForm): RequiredField[] =>
  REQUIRED.filter(field => form[field] === null);

export const isFilled = (form: LoggerForm): form is FilledForm => missingIn(form).length === 0;
