/**
 * Every error code of the API with its status. The code is also the key of the translation that the interface shows
 * (`errors:<code>`). Browsers load this file; what the codes mean to whoever calls the API is in `error-meanings.ts`.
 */
export const ERRORS = {
  'input.unreadable': { status: 400 },
  'input.invalid': { status: 422 },
  'input.too-large': { status: 413 },
  'input.media-type': { status: 415 },
  'auth.required': { status: 401 },
  'auth.no-second-factor': { status: 409 },
  'auth.proof-needed': { status: 403 },
  'auth.proof-wrong': { status: 422 },
  'auth.stronger-sign-in': { status: 403 },
  'auth.recovery-code': { status: 422 },
  'account.deactivated': { status: 401 },
  'access.role': { status: 403 },
  'access.right': { status: 403 },
  'access.no-role': { status: 403 },
  'access.awaiting-approval': { status: 403 },
  'access.fresh-proof': { status: 403 },
  'access.second-factor': { status: 403 },
  'access.second-factor-required': { status: 403 },
  'not-found': { status: 404 },
  'conflict.stale': { status: 412 },
  'precondition.required': { status: 428 },
  'idempotency.mismatch': { status: 422 },
  'session.transition': { status: 409 },
  'session.clash': { status: 409 },
  'session.student': { status: 422 },
  'session.tutor': { status: 422 },
  'session.inactive': { status: 422 },
  'vetting.expired': { status: 422 },
  'session.too-long': { status: 422 },
  'session.time-skipped': { status: 422 },
  'session.closed': { status: 409 },
  'session.completed': { status: 409 },
  'session.reported': { status: 409 },
  'session.future': { status: 422 },
  'session.too-early': { status: 409 },
  'session.cut-off': { status: 409 },
  'session.cost-changed': { status: 409 },
  'session.not-upcoming': { status: 409 },
  'session.no-self-service': { status: 409 },
  'session.moves-used': { status: 409 },
  'session.slot': { status: 422 },
  'session.slot-taken': { status: 409 },
  'session.past': { status: 422 },
  'session.too-far': { status: 422 },
  'session.too-old': { status: 422 },
  'session.correction-closed': { status: 409 },
  'session.rated': { status: 409 },
  'session.not-joinable': { status: 409 },
  'session.undo-over': { status: 409 },
  'session.undo-rated': { status: 409 },
  'session.former-tutor': { status: 409 },
  'session.without-tutor': { status: 409 },
  'session.not-waiting': { status: 409 },
  'session.not-completed': { status: 409 },
  'series.past': { status: 422 },
  'series.empty': { status: 422 },
  'series.too-many': { status: 422 },
  'series.clash': { status: 409 },
  'series.over': { status: 409 },
  'series.begun': { status: 409 },
  'series.day': { status: 422 },
  'series.paused': { status: 409 },
  'lesson-rules.notice': { status: 422 },
  'lesson-rules.exists': { status: 409 },
  'availability.overlap': { status: 409 },
  'time-off.overlap': { status: 409 },
  'session-request.closed': { status: 409 },
  'session-request.exists': { status: 409 },
  'session-request.answered': { status: 409 },
  'session-request.time': { status: 422 },
  'session-report.kind': { status: 409 },
  'session-report.closed': { status: 409 },
  'session-report.exists': { status: 409 },
  'session-report.settled': { status: 409 },
  'vetting.document': { status: 422 },
  'feedback.exists': { status: 409 },
  'feedback.closed': { status: 409 },
  'homework.tutor': { status: 422 },
  'homework.student': { status: 422 },
  'homework.session': { status: 422 },
  'homework.time-skipped': { status: 422 },
  'homework.past': { status: 422 },
  'homework.closed': { status: 409 },
  'homework.begun': { status: 409 },
  'homework.graded': { status: 409 },
  'homework.file': { status: 422 },
  'homework.too-many-files': { status: 422 },
  'homework.former-tutor': { status: 409 },
  'progress-note.former-tutor': { status: 409 },
  'staff-note.about': { status: 422 },
  'staff-note.mention': { status: 422 },
  'staff-note.undo-over': { status: 409 },
  'homework.not-submitted': { status: 409 },
  'mail.not-waiting': { status: 409 },
  'message.undeliverable': { status: 409 },
  'mail-texts.switched-off': { status: 409 },
  'reminder.unknown': { status: 422 },
  'lesson-reply.unknown': { status: 422 },
  'lesson-reply.used': { status: 409 },
  'lesson-reply.over': { status: 409 },
  'lesson-reply.changed': { status: 409 },
  'assignment.exists': { status: 409 },
  'assignment.ended': { status: 409 },
  'assignment.person': { status: 422 },
  'profile.email-taken': { status: 409 },
  'profile.already-joined': { status: 409 },
  'profile.invitations-off': { status: 409 },
  'profile.last-admin': { status: 409 },
  'export.not-ready': { status: 409 },
  'export.expired': { status: 409 },
  'erasure.lessons-ahead': { status: 409 },
  'erasure.exists': { status: 409 },
  'erasure.over': { status: 409 },
  'profile.last-owner': { status: 409 },
  'profile.self': { status: 409 },
  'profile.lesson-running': { status: 409 },
  'profile.lessons-to-come': { status: 409 },
  'profile.not-a-tutor': { status: 409 },
  'public-profile.reveals': { status: 422 },
  'profile.picture-kind': { status: 422 },
  'profile.picture-size': { status: 422 },
  'import.hosted': { status: 409 },
  'import.faulty': { status: 409 },
  'import.outdated': { status: 409 },
  'import.over': { status: 409 },
  'import.used': { status: 409 },
  'holiday.exists': { status: 409 },
  'timetable.exists': { status: 409 },
  'application.too-fast': { status: 422 },
  'application.expired': { status: 422 },
  'application.file-kind': { status: 422 },
  'application.file-empty': { status: 422 },
  'application.file-missing': { status: 422 },
  'application.owner': { status: 422 },
  'application.stage': { status: 409 },
  'application.too-many-files': { status: 409 },
  'resource.file': { status: 422 },
  'resource.file-kind': { status: 422 },
  'resource.no-file': { status: 409 },
  'resource.downloads-off': { status: 403 },
  'resource.undo-over': { status: 409 },
  'file.empty': { status: 422 },
  'file.kind': { status: 422 },
  'file.range': { status: 416 },
  'file.infected': { status: 422 },
  'file.pixels': { status: 422 },
  'upload.part': { status: 422 },
  'upload.refused': { status: 410 },
  'upload.quota': { status: 409 },
  'upload.incomplete': { status: 409 },
  'limit.reached': { status: 429 },
  'service.unavailable': { status: 503 },
  internal: { status: 500 },
} as const satisfies Record<string, { status: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** The problems that a single field can have. */
export const FIELD_PROBLEMS = [
  'required',
  'type',
  'too-short',
  'too-long',
  'too-small',
  'too-big',
  'format',
  'not-offered',
  'unknown',
  'characters',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** An error answer. Any code below a route can throw it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export interface RefusalDetails {
  readonly field?: string;
  readonly issues?: readonly { field: string; problem: FieldProblem }[];
  /** The current state of the record, for `conflict.stale`. */
  readonly current?: unknown;
  /** Whether the same account made that version, for `conflict.stale`. */
  readonly isOwnChange?: boolean;
  /** The other session at this time, for `session.clash`. */
  readonly clash?: unknown;
  /** Every day of a series that is not free, for `series.clash`. */
  readonly clashes?: unknown;
  /** The times that are free now, for `session.slot-taken`. */
  readonly slots?: readonly Date[];
  /** What the change costs now, for `session.cost-changed`. */
  readonly cost?: string;
  /** The earliest time for the change, for `session.too-early`. */
  readonly from?: Date;
  /** The rows of an import whose records have been used since, for `import.used`. */
  readonly used?: unknown;
  readonly retryAfterSeconds?: number;
}
