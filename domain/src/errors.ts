/**
 * Every error code of the API with its status and meaning. The code is also the key of the translation that the
 * interface shows (`errors:<code>`).
 */
export const ERRORS = {
  'input.unreadable': {
    status: 400,
    meaning: 'The request is not JSON or not valid Unicode.',
  },
  'input.invalid': { status: 422, meaning: 'A field is invalid. `issues` lists every invalid field.' },
  'input.too-large': { status: 413, meaning: 'The body exceeds the size limit.' },
  'input.media-type': { status: 415, meaning: 'The body must be application/json.' },
  'auth.required': { status: 401, meaning: 'The request has no valid sign-in.' },
  'auth.no-second-factor': {
    status: 409,
    meaning: 'Recovery codes need a second factor. The account has none.',
  },
  'auth.proof-needed': {
    status: 403,
    meaning:
      'Send the current password or a mailed code. A second factor from the last 5 minutes also counts.',
  },
  'auth.proof-wrong': { status: 422, meaning: 'The password or the mailed code is wrong.' },
  'auth.stronger-sign-in': {
    status: 403,
    meaning: 'The device signed in with more than a password. A sign-in with a password alone cannot end it.',
  },
  'auth.recovery-code': { status: 422, meaning: 'The recovery code is unknown or used.' },
  'account.deactivated': { status: 401, meaning: 'The academy has deactivated the account.' },
  'access.role': { status: 403, meaning: 'The role does not permit the request.' },
  'access.no-role': { status: 403, meaning: 'The academy has not given the account a role yet.' },
  'access.awaiting-approval': { status: 403, meaning: 'The academy has not approved the tutor yet.' },
  'access.second-factor': {
    status: 403,
    meaning: 'The account has a second factor. This sign-in has not used it yet.',
  },
  'access.second-factor-required': {
    status: 403,
    meaning: 'Admins need a second factor. The account has none yet.',
  },
  'not-found': { status: 404, meaning: 'The record does not exist or is not visible to the caller.' },
  'conflict.stale': {
    status: 412,
    meaning: 'The record has changed since the given version. `current` contains its present state.',
  },
  'precondition.required': { status: 428, meaning: 'Send If-Match with the version of the record.' },
  'idempotency.mismatch': { status: 422, meaning: 'A different request has used this Idempotency-Key.' },
  'session.transition': {
    status: 409,
    meaning: 'The session cannot change from its current status to the given status.',
  },
  'session.clash': {
    status: 409,
    meaning: 'The tutor or the student has another session at this time. `clash` contains it.',
  },
  'session.student': { status: 422, meaning: 'The student does not exist or is not assigned to the tutor.' },
  'session.tutor': { status: 422, meaning: 'The tutor does not exist.' },
  'session.inactive': {
    status: 422,
    meaning: 'Sessions need an active tutor and an active student.',
  },
  'session.too-long': { status: 422, meaning: 'The session exceeds the maximum duration of the academy.' },
  'session.time-skipped': {
    status: 422,
    meaning: 'The local time does not exist. The clocks go forward at this time.',
  },
  'session.closed': {
    status: 409,
    meaning: 'A cancelled session cannot change. Schedule it again first.',
  },
  'session.completed': {
    status: 409,
    meaning: 'The time of a completed session cannot change. Send a correction with a reason.',
  },
  'session.future': {
    status: 422,
    meaning: 'A future session cannot be in progress or completed.',
  },
  'session.too-early': {
    status: 409,
    meaning: 'It is too early to start or complete the session. `from` contains the earliest time.',
  },
  'session.too-far': { status: 422, meaning: 'The session is more than two years ahead.' },
  'session.too-old': { status: 422, meaning: 'The session is more than one year ago.' },
  'session.correction-closed': {
    status: 409,
    meaning: 'The tutor can correct a session for 48 hours. After that, only an admin can.',
  },
  'session.rated': {
    status: 409,
    meaning: 'The correction deletes the rating of the session. Send `dropRating` to confirm.',
  },
  'session.undo-over': {
    status: 409,
    meaning: 'Only the account that changed the status can undo the last change, within 60 seconds.',
  },
  'session.undo-rated': {
    status: 409,
    meaning: 'The session has a rating and stays completed.',
  },
  'session.former-tutor': {
    status: 409,
    meaning:
      'The student is no longer assigned to the tutor. The tutor can only complete or cancel a started session, without a reason.',
  },
  'session.without-tutor': {
    status: 409,
    meaning: 'The session has no tutor. Assign another tutor or cancel the session.',
  },
  'session.not-waiting': {
    status: 409,
    meaning: 'Only an upcoming session without a tutor can get another tutor.',
  },
  'session.not-completed': { status: 409, meaning: 'Only a completed session can be rated or corrected.' },
  'session-request.closed': {
    status: 409,
    meaning: 'Only an upcoming session accepts a request.',
  },
  'session-request.exists': { status: 409, meaning: 'The session already has an open request.' },
  'session-request.answered': { status: 409, meaning: 'The request is no longer open.' },
  'session-request.time': { status: 422, meaning: 'The request needs a new time in the future.' },
  'feedback.exists': {
    status: 409,
    meaning: 'The student has already rated the session. Update that rating.',
  },
  'feedback.closed': { status: 409, meaning: 'The rating is older than 7 days. It can no longer change.' },
  'homework.tutor': { status: 422, meaning: 'The tutor does not exist or is not active.' },
  'homework.student': {
    status: 422,
    meaning: 'The student does not exist, is not active or is not assigned to the tutor.',
  },
  'homework.session': { status: 422, meaning: 'The tutor has no such session with the student.' },
  'homework.time-skipped': {
    status: 422,
    meaning: 'The local time does not exist. The family’s clocks go forward at this time.',
  },
  'homework.closed': { status: 409, meaning: 'Submitted homework cannot change. Grade it instead.' },
  'homework.begun': {
    status: 409,
    meaning: 'Only assigned homework can start. This homework is in progress or submitted.',
  },
  'homework.graded': { status: 409, meaning: 'Graded homework accepts no new submission.' },
  'homework.file': {
    status: 422,
    meaning: 'The file does not exist, belongs to another person or is already in use.',
  },
  'homework.too-many-files': { status: 422, meaning: 'A homework item has at most 10 files.' },
  'homework.former-tutor': {
    status: 409,
    meaning: 'The student is no longer assigned to the tutor. The tutor can only read the homework.',
  },
  'progress-note.former-tutor': {
    status: 409,
    meaning: 'The student is no longer assigned to the tutor. The tutor can only read the note.',
  },
  'homework.not-submitted': { status: 409, meaning: 'Only submitted homework can be graded.' },
  'message.undeliverable': {
    status: 409,
    meaning: 'The student is not active, or neither the student nor the parent has an e-mail address.',
  },
  'reminder.unknown': { status: 422, meaning: 'The address is unknown or incomplete.' },
  'lesson-reply.unknown': { status: 422, meaning: 'The link is unknown or incomplete.' },
  'lesson-reply.used': { status: 409, meaning: 'The link has been used. Each link works once.' },
  'lesson-reply.over': { status: 409, meaning: 'The lesson has started. The link has expired.' },
  'lesson-reply.changed': {
    status: 409,
    meaning: 'The lesson has moved, started or been cancelled since the mail.',
  },
  'assignment.exists': {
    status: 409,
    meaning: 'The tutor is already assigned to the student for this subject.',
  },
  'assignment.ended': { status: 409, meaning: 'The assignment has ended.' },
  'assignment.person': { status: 422, meaning: 'The tutor or the student does not exist or is not active.' },
  'profile.email-taken': { status: 409, meaning: 'Another person has this e-mail address.' },
  'profile.already-joined': {
    status: 409,
    meaning: 'The person has no invitation or has already signed in.',
  },
  'profile.invitations-off': {
    status: 409,
    meaning: 'The server has no key to send invitations through the hosted sign-in service.',
  },
  'profile.last-admin': { status: 409, meaning: 'The academy needs at least one active admin.' },
  'profile.self': { status: 409, meaning: 'Admins cannot change their own role or activation.' },
  'profile.not-a-tutor': { status: 409, meaning: 'Only a tutor can be approved.' },
  'public-profile.reveals': {
    status: 422,
    meaning: 'The line names the family, an address or a number, which the public must not learn.',
  },
  'profile.picture-kind': {
    status: 422,
    meaning: 'The picture must be a readable JPEG, PNG or WebP. The server checks the content.',
  },
  'profile.picture-size': {
    status: 422,
    meaning: 'The picture has more than 40 million pixels or a side shorter than 64 pixels.',
  },
  'application.too-fast': {
    status: 422,
    meaning: 'The form arrived too soon after it opened. Send it again a few seconds later.',
  },
  'application.expired': {
    status: 422,
    meaning: 'The stamp is invalid or more than a day old. Request a new stamp.',
  },
  'application.file-kind': {
    status: 422,
    meaning: 'The file must be a PDF, JPEG or PNG. The server checks the content.',
  },
  'application.file-empty': { status: 422, meaning: 'The file is empty.' },
  'application.file-missing': {
    status: 422,
    meaning: 'The application names a file that does not exist or belongs to another application.',
  },
  'application.too-many-files': { status: 409, meaning: 'The application has reached its limit of files.' },
  'resource.file': {
    status: 422,
    meaning: 'The file does not exist, belongs to another person or is already in use.',
  },
  'resource.file-kind': {
    status: 422,
    meaning:
      'Videos must be MP4 or WebM. Documents and worksheets must be PDF, DOCX, PPTX, XLSX, JPEG or PNG.',
  },
  'resource.no-file': { status: 409, meaning: 'The resource is a link. It has no file.' },
  'resource.downloads-off': { status: 403, meaning: 'The academy does not allow downloads at present.' },
  'file.empty': { status: 422, meaning: 'The file is empty.' },
  'file.kind': {
    status: 422,
    meaning: 'The server does not accept this kind of file here. It checks the content.',
  },
  'file.range': { status: 416, meaning: 'The file does not contain the requested range.' },
  'file.infected': { status: 422, meaning: 'The scanner found malware. The server did not store the file.' },
  'file.pixels': { status: 422, meaning: 'The photo has more than 64 million pixels.' },
  'upload.part': { status: 422, meaning: 'The file has no part with this number or length.' },
  'upload.refused': {
    status: 410,
    meaning:
      'The server rejected the complete file and deleted its parts. Start a new upload with another id.',
  },
  'upload.quota': {
    status: 409,
    meaning: 'The person’s current uploads and unused files leave no room for the file.',
  },
  'upload.incomplete': { status: 409, meaning: 'The server has not received every part of the file.' },
  'limit.reached': { status: 429, meaning: 'Too many requests. Retry-After contains the waiting time.' },
  'service.unavailable': {
    status: 503,
    meaning: 'The service is not available at present. Retry-After contains the waiting time.',
  },
  internal: {
    status: 500,
    meaning: 'The server failed. Use the request id to find the error in the server’s log.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

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
  /** The earliest time for the change, for `session.too-early`. */
  readonly from?: Date;
  readonly retryAfterSeconds?: number;
}
