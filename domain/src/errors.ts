/**
 * Every error code the product's API can answer with, its status and what it means. The code is also the translation
 * key under which the interface keeps the words for the person (`errors:<code>`).
 */
export const ERRORS = {
  'input.unreadable': {
    status: 400,
    meaning: 'The request cannot be read: it is not JSON, or not valid Unicode.',
  },
  'input.invalid': { status: 422, meaning: 'A field is wrong; `issues` names each one.' },
  'input.too-large': { status: 413, meaning: 'The body is larger than the server takes.' },
  'input.media-type': { status: 415, meaning: 'The body must be application/json.' },
  'auth.required': { status: 401, meaning: 'Nobody is signed in, or the sign-in has ended.' },
  'auth.no-second-factor': {
    status: 409,
    meaning: 'The account has no second factor to have recovery codes for.',
  },
  'auth.proof-needed': {
    status: 403,
    meaning: 'The current password, a mailed code or a second factor of the last 5 minutes is needed.',
  },
  'auth.proof-wrong': { status: 422, meaning: 'The password or the mailed code is not right.' },
  'auth.stronger-sign-in': {
    status: 403,
    meaning:
      'That device signed in with more than a password; who signed in with the password alone does not end it.',
  },
  'auth.recovery-code': { status: 422, meaning: 'No such recovery code, or one that was used.' },
  'account.deactivated': { status: 401, meaning: 'The account has been deactivated by the academy.' },
  'access.role': { status: 403, meaning: 'People of this role never may.' },
  'access.no-role': { status: 403, meaning: 'The academy has not given this account a role yet.' },
  'access.awaiting-approval': { status: 403, meaning: 'The academy has not approved this tutor yet.' },
  'access.second-factor': {
    status: 403,
    meaning: 'The account has a second factor, and this sign-in has not given it yet.',
  },
  'access.second-factor-required': {
    status: 403,
    meaning: 'Administrators need a second factor, and this account has not set one up yet.',
  },
  'not-found': { status: 404, meaning: 'Not there, or not yours.' },
  'conflict.stale': {
    status: 412,
    meaning: 'Somebody changed the record meanwhile; `current` is how it is now.',
  },
  'precondition.required': { status: 428, meaning: 'If-Match with the version you read is needed.' },
  'idempotency.mismatch': { status: 422, meaning: 'This Idempotency-Key was used for a different request.' },
  'session.transition': { status: 409, meaning: 'The session cannot go from its status to that one.' },
  'session.clash': {
    status: 409,
    meaning: 'The tutor or the student has another session then; `clash` shows it.',
  },
  'session.student': { status: 422, meaning: 'No such student is assigned to the tutor.' },
  'session.tutor': { status: 422, meaning: 'No such tutor.' },
  'session.inactive': {
    status: 422,
    meaning: 'Only an active tutor and an active student can have sessions.',
  },
  'session.too-long': { status: 422, meaning: 'The session is longer than the academy allows.' },
  'session.time-skipped': {
    status: 422,
    meaning: 'The clocks go forward then: this local time does not exist.',
  },
  'session.closed': {
    status: 409,
    meaning: 'A cancelled session cannot be changed; schedule it again first.',
  },
  'session.completed': {
    status: 409,
    meaning: 'When a completed session was is not changed but corrected, with a reason.',
  },
  'session.future': {
    status: 422,
    meaning: 'A session cannot be in progress or completed ahead of its time.',
  },
  'session.too-early': {
    status: 409,
    meaning: 'A session cannot be started or completed ahead of its time; `from` says from when on it can.',
  },
  'session.too-far': { status: 422, meaning: 'Sessions are planned at most two years ahead.' },
  'session.too-old': { status: 422, meaning: 'Sessions are logged at most one year back.' },
  'session.correction-closed': {
    status: 409,
    meaning: 'The 48 hours in which the tutor corrects are over: an admin does.',
  },
  'session.rated': {
    status: 409,
    meaning: 'The session would lose its rating; `dropRating` says that it shall.',
  },
  'session.former-tutor': {
    status: 409,
    meaning:
      'The student is no longer yours: what has begun can be completed or cancelled, without a reason, and nothing else.',
  },
  'session.without-tutor': {
    status: 409,
    meaning: 'The session waits for another tutor: give it to one, or cancel it.',
  },
  'session.not-waiting': {
    status: 409,
    meaning: 'Only a session to come whose tutor has left can be given to another.',
  },
  'session.not-completed': { status: 409, meaning: 'Only a completed session can be rated or corrected.' },
  'session-request.closed': {
    status: 409,
    meaning: 'Only an upcoming session can be asked to be moved or cancelled.',
  },
  'session-request.exists': { status: 409, meaning: 'The session has an open request already.' },
  'session-request.answered': { status: 409, meaning: 'The request is no longer open.' },
  'session-request.time': { status: 422, meaning: 'A new time is needed, and one that is still to come.' },
  'feedback.exists': { status: 409, meaning: 'The session has its student’s rating already; change that.' },
  'feedback.closed': { status: 409, meaning: 'The rating is older than 7 days, and stays as it is.' },
  'homework.tutor': { status: 422, meaning: 'No such active tutor.' },
  'homework.student': { status: 422, meaning: 'No such active student is assigned to the tutor.' },
  'homework.session': { status: 422, meaning: 'The tutor has no such session with this student.' },
  'homework.time-skipped': {
    status: 422,
    meaning: 'The family’s clocks go forward then: this local time does not exist.',
  },
  'homework.closed': { status: 409, meaning: 'What has been handed in is graded, and not changed.' },
  'homework.begun': {
    status: 409,
    meaning: 'Only what is assigned can be begun; this is begun or handed in.',
  },
  'homework.graded': { status: 409, meaning: 'What is graded is not handed in again.' },
  'homework.file': { status: 422, meaning: 'No such file of yours waits to be handed in.' },
  'homework.too-many-files': { status: 422, meaning: 'One piece of homework has at most 10 files.' },
  'homework.former-tutor': { status: 409, meaning: 'The student is no longer yours: read it, and no more.' },
  'progress-note.former-tutor': {
    status: 409,
    meaning: 'The student is no longer yours: read it, and no more.',
  },
  'homework.not-submitted': { status: 409, meaning: 'Only what has been handed in can be graded.' },
  'message.undeliverable': {
    status: 409,
    meaning: 'The student is not active, or neither student nor parent has an e-mail address.',
  },
  'reminder.unknown': { status: 422, meaning: 'The address is not one of ours, or not whole.' },
  'lesson-reply.unknown': { status: 422, meaning: 'The link is not one of ours, or not whole.' },
  'lesson-reply.used': { status: 409, meaning: 'The link has been used; it works once.' },
  'lesson-reply.over': { status: 409, meaning: 'The lesson has begun: there is nothing left to answer.' },
  'lesson-reply.changed': {
    status: 409,
    meaning: 'The lesson is no longer as the mail says: it was moved, cancelled or begun.',
  },
  'assignment.exists': {
    status: 409,
    meaning: 'This tutor is already assigned to this student for this subject.',
  },
  'assignment.ended': { status: 409, meaning: 'The assignment has ended.' },
  'assignment.person': { status: 422, meaning: 'No such active tutor or student.' },
  'profile.email-taken': { status: 409, meaning: 'Somebody with this e-mail address is already known.' },
  'profile.already-joined': {
    status: 409,
    meaning: 'This person was not invited, or has already signed in.',
  },
  'profile.invitations-off': {
    status: 409,
    meaning: 'The server has no key with which the hosted sign-in service would let it invite anybody.',
  },
  'profile.last-admin': { status: 409, meaning: 'The academy must keep at least one active administrator.' },
  'profile.self': { status: 409, meaning: 'Nobody changes their own role or activation.' },
  'profile.not-a-tutor': { status: 409, meaning: 'Only a tutor can be approved.' },
  'profile.picture-kind': {
    status: 422,
    meaning:
      'Only JPEG, PNG and WebP are taken as a picture, by their content, and only where they can be read.',
  },
  'profile.picture-size': {
    status: 422,
    meaning: 'The picture has more than 40 million pixels, or a side of fewer than 64.',
  },
  'application.too-fast': {
    status: 422,
    meaning: 'The form was sent faster than people write; the same a few seconds later is taken.',
  },
  'application.expired': {
    status: 422,
    meaning: 'The form was opened more than a day ago, or its stamp is not ours; ask for a new one.',
  },
  'application.file-kind': { status: 422, meaning: 'Only PDF, JPEG and PNG are taken, by their content.' },
  'application.file-empty': { status: 422, meaning: 'The file is empty.' },
  'application.file-missing': {
    status: 422,
    meaning: 'A file that the application names is not there, or not its own.',
  },
  'application.too-many-files': { status: 409, meaning: 'The application has as many files as it may have.' },
  'resource.file': { status: 422, meaning: 'No such file of yours waits for a resource.' },
  'resource.file-kind': {
    status: 422,
    meaning: 'Videos are MP4 or WebM; documents and worksheets are PDF, DOCX, PPTX, XLSX, JPEG or PNG.',
  },
  'resource.no-file': { status: 409, meaning: 'The resource is a link; it has no file.' },
  'resource.downloads-off': { status: 403, meaning: 'The academy does not allow downloads at present.' },
  'file.empty': { status: 422, meaning: 'The file is empty.' },
  'file.kind': { status: 422, meaning: 'The file is, by its content, of no kind that is taken here.' },
  'file.range': { status: 416, meaning: 'The file has no such part.' },
  'file.infected': { status: 422, meaning: 'The file would do harm: it was refused and not kept.' },
  'file.pixels': { status: 422, meaning: 'The photo has more than 64 million pixels.' },
  'upload.part': { status: 422, meaning: 'The file has no part of that number, or of that length.' },
  'upload.refused': {
    status: 410,
    meaning: 'The file was refused once it was whole, and its parts are gone; another try needs another id.',
  },
  'upload.quota': {
    status: 409,
    meaning: 'What this person has under way, or has sent and used for nothing, leaves no room for the file.',
  },
  'upload.incomplete': { status: 409, meaning: 'Not all parts of the file have arrived.' },
  'limit.reached': { status: 429, meaning: 'Too many requests; Retry-After says when to try again.' },
  'service.unavailable': {
    status: 503,
    meaning: 'The service cannot answer right now; Retry-After says when to try again.',
  },
  internal: { status: 500, meaning: 'Something went wrong on our side; the request id finds it in our log.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What can be wrong with a single field. */
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

/** An answer other than success, raised anywhere below a route. */
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
  /** The record as it is now, for `conflict.stale`. */
  readonly current?: unknown;
  /** Whether the person made that version: in another window, for `conflict.stale`. */
  readonly isOwnChange?: boolean;
  /** The session in the way, for `session.clash`. */
  readonly clash?: unknown;
  /** From when on it is possible, for `session.too-early`. */
  readonly from?: Date;
  readonly retryAfterSeconds?: number;
}
