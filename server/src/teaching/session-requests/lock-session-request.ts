import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import {
  type SessionRequestRecord,
  sessionRequestView,
} from '@bayan/domain/session-requests/session-requests.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { findPairOfRequest, lockSessionRequest } from './session-requests.repository.ts';

type May = (actor: Member, request: { readonly tutorId: string; readonly studentId: string }) => boolean;

/** The request, held until the change is done: there, the actor's to change, as the actor last saw it, and still open. */
export async function lockSessionRequestForChange(
  tx: Transaction,
  actor: Member,
  { id, version }: RecordVersion,
  may: May,
): Promise<SessionRequestRecord> {
  const pair = await findPairOfRequest(tx, id);
  if (!pair || !may(actor, pair)) throw new Refusal('not-found');
  // First of all, as for every change of a session.
  if ((await holdPair(tx, pair)) === 'former' && actor.role === 'tutor')
    throw new Refusal('session.former-tutor');
  const request = await lockSessionRequest(tx, actor, id);
  if (!request) throw new Refusal('not-found');
  if (request.version !== version)
    throw new Refusal('conflict.stale', { current: sessionRequestView.parse(request) });
  if (request.status !== 'open') throw new Refusal('session-request.answered');
  return request;
}
