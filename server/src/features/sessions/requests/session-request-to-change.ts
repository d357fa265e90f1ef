import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import {
  type SessionRequestRecord,
  sessionRequestView,
} from '@bayan/domain/session-requests/session-request';
import type { Transaction } from '../../../db/database.ts';
import type { Seen } from '../../../http/route.ts';
import { lockSessionRequest } from './session-requests.repository.ts';

type May = (actor: Member, request: { readonly tutorId: string; readonly studentId: string }) => boolean;

/** The request, held until the change is done: there, the actor's to change, as the actor last saw it, and still open. */
export async function sessionRequestToChange(
  tx: Transaction,
  actor: Member,
  { id, version }: Seen,
  may: May,
): Promise<SessionRequestRecord> {
  const request = await lockSessionRequest(tx, actor, id);
  if (!request || !may(actor, { tutorId: request.tutor.id, studentId: request.student.id }))
    throw new Refusal('not-found');
  if (request.version !== version)
    throw new Refusal('conflict.stale', { current: sessionRequestView.parse(request) });
  if (request.status !== 'open') throw new Refusal('session-request.answered');
  return request;
}
