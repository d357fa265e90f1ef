import { Refusal } from '@bayan/domain/errors';
import { type Announcement, HEARTBEAT_MS, type LiveEvent } from '@bayan/domain/live/live';
import { canHearOfChange } from '@bayan/domain/live/live.policy';
import { isMember, type Member } from '@bayan/domain/profiles/actor';
import type { Database } from '@bayan/platform/db/database';
import type { Bearer, RecheckAccess } from '@bayan/platform/http/bearer';
import type { EventWriter } from '@bayan/platform/http/event-stream';
import type { Logger } from 'pino';
import { readAnnouncement } from './announcement.ts';
import { acquaintancesOf } from './teaching-links.ts';

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  readonly recheckAccess: RecheckAccess;
}

/** One open stream, and who reads it. */
interface Listening {
  readonly bearer: Bearer;
  readonly stream: EventWriter<LiveEvent>;
  member: Member;
  saidAt: number;
}

export interface LiveHub {
  /** Tells what concerns the member from now on; the answer ends it. */
  open(bearer: Bearer, member: Member, stream: EventWriter<LiveEvent>): () => void;
  /** What came over the channel; null where something may have been missed. */
  heard(payload: string | null): void;
  /** Ends every stream and takes no more. */
  close(): void;
}

/** Streams of one person at a time. Each browser has one, however many its tabs. */
const MAX_PER_PERSON = 20;
/** More than this is told as one: who hears it looks at all they have before them. */
const MAX_AT_ONCE = 50;
const TICK_MS = 1_000;

/** Everybody who listens at this process. */
export function createLiveHub({ db, clock, log, recheckAccess }: Parts): LiveHub {
  const all = new Set<Listening>();
  /** Whose sign-in may have ended while they came in: whatever told so was not for them yet. */
  const newcomers = new Set<Listening>();
  let waiting: (Announcement | null)[] = [];
  let delivering = Promise.resolve();
  let isAsked = false;
  let isClosed = false;
  let ticking: NodeJS.Timeout | undefined;

  const forget = (listening: Listening) => {
    all.delete(listening);
    newcomers.delete(listening);
  };
  const end = (listening: Listening) => {
    forget(listening);
    listening.stream.close();
  };
  const tell = (listening: Listening, event: LiveEvent) => {
    listening.saidAt = clock().getTime();
    listening.stream.tell(event);
  };

  /** Beats where nothing was said for long, and ends what its token no longer opens. */
  const tick = () => {
    const now = clock();
    for (const listening of all) {
      if (listening.bearer.expiresAt <= now) end(listening);
      else if (now.getTime() - listening.saidAt >= HEARTBEAT_MS) {
        listening.saidAt = now.getTime();
        listening.stream.beat();
      }
    }
    if (all.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
  };

  /** Everything that has come by now. Whoever it may concern is looked at again before anything is told (R307). */
  async function deliver() {
    isAsked = false;
    const heard = waiting;
    waiting = [];
    const changes = heard.filter(change => change !== null);
    const isAnyMissed = changes.length < heard.length;
    let concerned = [...all];
    try {
      const now = clock();
      const listeners = concerned.map(({ member }) => member.id);
      const isKnown = await acquaintancesOf(db, changes, { listeners, at: now });
      const changesFor = (member: Member) =>
        changes.filter(change => canHearOfChange(member, change, isKnown(member.id, change)));
      concerned = concerned.filter(
        listening => isAnyMissed || newcomers.has(listening) || changesFor(listening.member).length > 0,
      );
      if (concerned.length === 0) return;
      for (const listening of concerned) newcomers.delete(listening);
      const admitted = await recheckAccess(
        concerned.map(({ bearer }) => bearer),
        now,
      );
      for (const listening of concerned) {
        const actor = admitted.get(listening.bearer);
        if (!actor || !isMember(actor)) {
          end(listening);
          continue;
        }
        listening.member = actor;
        const told = changesFor(actor);
        if (isAnyMissed || told.length > MAX_AT_ONCE) tell(listening, { noun: 'everything', id: null });
        else for (const { noun, id } of told) tell(listening, { noun, id });
      }
    } catch (error) {
      // Who cannot be looked at is told nothing: they come back, and catch up.
      log.warn({ err: error, streams: concerned.length }, 'changes could not be told');
      concerned.forEach(end);
    }
  }

  const look = () => {
    if (isAsked) return;
    isAsked = true;
    delivering = delivering.then(deliver);
  };

  return {
    open(bearer, member, stream) {
      if (isClosed) throw new Refusal('service.unavailable');
      const own = [...all].filter(listening => listening.member.id === member.id);
      own.slice(0, Math.max(0, own.length - MAX_PER_PERSON + 1)).forEach(end);
      const listening: Listening = { bearer, member, stream, saidAt: clock().getTime() };
      all.add(listening);
      ticking ??= setInterval(tick, TICK_MS);
      newcomers.add(listening);
      look();
      return () => forget(listening);
    },
    heard(payload) {
      const said = payload === null ? null : readAnnouncement(payload);
      if (payload !== null && said === null) return;
      waiting.push(said);
      look();
    },
    close() {
      isClosed = true;
      clearInterval(ticking);
      [...all].forEach(end);
    },
  };
}
