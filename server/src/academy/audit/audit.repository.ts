import type { Announcement } from '@bayan/domain/live/live';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { auditLog, recordReads } from '#schema/academy.ts';
import { announced } from './announce.ts';

/** Who does something, when, and in which request: the call of a route, as far as a change needs it. */
export interface ActionContext {
  readonly actor: Member;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Where a change comes from: a member's action, a person's change to their own account, which needs no role, or somebody
 * who has not proved to be anybody. What a command does on the machine itself belongs to no request.
 */
interface Origin {
  readonly actor: { readonly id: string } | null;
  readonly now: Date;
  readonly requestId: string | null;
}

interface Described {
  /** `noun.verb` in the past: `session.logged`. */
  readonly action: `${string}.${string}`;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What is between a tutor and a student says between which; a message or a price is between a student and the academy. */
interface TeachingChange extends Described {
  readonly noun:
    | 'sessions'
    | 'session-series'
    | 'session-requests'
    | 'session-reports'
    | 'homework'
    | 'progress-notes'
    | 'messages'
    | 'assignments'
    | 'family-prices';
  readonly targetId: string;
  readonly after: {
    readonly tutor: { readonly id: string } | null;
    readonly student: { readonly id: string };
    readonly tutorLeftAt?: Date | null;
    readonly session?: { readonly tutorLeftAt: Date | null };
  };
}
/** What is nobody's but its owner's says whose. */
interface ResourceChange extends Described {
  readonly noun: 'resources';
  readonly targetId: string;
  readonly before?: SeenResource;
  readonly after?: SeenResource;
}
interface SeenResource {
  readonly isPublic: boolean;
  readonly uploadedBy: { readonly id: string };
}
/** What a tutor plans for herself is hers and the admins'. */
interface PlanChange extends Described {
  readonly noun: 'availability' | 'time-off';
  readonly targetId: string;
  readonly before?: { readonly tutor: { readonly id: string } };
  readonly after?: { readonly tutor: { readonly id: string } };
}
/** A check of a tutor's documents says whose they are. */
interface VettingChange extends Described {
  readonly noun: 'vetting';
  readonly targetId: string;
  readonly after: { readonly tutorId: string };
}
interface OtherChange extends Described {
  readonly noun:
    | 'profiles'
    | 'accounts'
    | 'applications'
    | 'reminders'
    | 'notices'
    | 'settings'
    | 'holidays'
    | 'timetables'
    | 'lesson-rules'
    | 'mail-texts'
    | 'calendar-feeds'
    | 'public-tutors'
    | 'staff-notes'
    | 'mail'
    | 'imports'
    | 'exports'
    | 'erasures';
  readonly targetId: string | null;
}
type Change = TeachingChange | ResourceChange | PlanChange | VettingChange | OtherChange;

/**
 * Leaves a line about a change, in the change's own transaction, and announces it in the same statement: no change can be
 * recorded and not heard of by whom it concerns (R304).
 */
export async function recordChange(tx: Transaction, origin: Origin, change: Change): Promise<void> {
  const { actor, now, requestId } = origin;
  const line = { ...change, actorId: actor?.id ?? null, at: now, requestId };
  await tx
    .insert(auditLog)
    .values(line)
    .returning({ announced: announced(announcementOf(change)) });
}

const isTeaching = (change: Change): change is TeachingChange => TEACHING.has(change.noun);
const TEACHING: ReadonlySet<string> = new Set<TeachingChange['noun']>([
  'sessions',
  'session-series',
  'session-requests',
  'session-reports',
  'homework',
  'progress-notes',
  'messages',
  'assignments',
  'family-prices',
]);

function announcementOf(change: Change): Announcement {
  const { noun, targetId: id } = change;
  if (isTeaching(change)) {
    const { tutor, student, tutorLeftAt, session } = change.after;
    // Who has left hears nothing more of a lesson that waits for another (R602).
    const isLeft = Boolean(tutorLeftAt ?? session?.tutorLeftAt);
    return { noun, id, tutorId: isLeft ? undefined : tutor?.id, studentId: student.id };
  }
  if (change.noun === 'availability' || change.noun === 'time-off')
    return { noun, id, tutorId: (change.after ?? change.before)?.tutor.id };
  if (change.noun === 'vetting') return { noun, id, tutorId: change.after.tutorId };
  return { noun, id, ...(change.noun === 'resources' && ownerAlone(change)) };
}

/** Nobody else has seen it before the change, or sees it after. */
function ownerAlone({ before, after }: ResourceChange): { tutorId: string } | undefined {
  const seen = after ?? before;
  const isPrivate = seen && ![before, after].some(resource => resource?.isPublic);
  return isPrivate ? { tutorId: seen.uploadedBy.id } : undefined;
}

interface Listing {
  readonly noun: 'security-events' | 'audit';
  readonly asked: object;
  readonly isExported?: boolean;
}

/** Leaves a line about somebody having looked through a list of everybody's. Nothing has changed: nobody hears of it. */
export async function recordListing(
  db: Queryable,
  { actor, now, requestId }: ActionContext,
  { noun, asked, isExported = false }: Listing,
): Promise<void> {
  const action = `${noun}.${isExported ? 'exported' : 'listed'}`;
  const line = { action, noun, after: asked, actorId: actor.id, at: now, requestId };
  await db.insert(auditLog).values(line);
}

/** Whose record it is: a student's, that of a child whose family has applied, or a tutor's documents. */
type Whose =
  | { readonly studentId: string }
  | { readonly applicationId: string }
  | { readonly tutorId: string };

/** Leaves a line about somebody having looked at a child's record or a tutor's documents. */
export async function recordRead(
  db: Queryable,
  context: ActionContext,
  whose: Whose,
  what: string,
): Promise<void> {
  const { actor, now, requestId } = context;
  await db.insert(recordReads).values({ readerId: actor.id, ...whose, what, at: now, requestId });
}

/** The same where somebody was shown a list of one student's, with anything in it, who is not that student. */
export async function recordLook(
  db: Queryable,
  context: ActionContext,
  { studentId, what, found }: { studentId: string | undefined; what: string; found: readonly unknown[] },
): Promise<void> {
  if (studentId === undefined || studentId === context.actor.id || found.length === 0) return;
  await recordRead(db, context, { studentId }, what);
}
