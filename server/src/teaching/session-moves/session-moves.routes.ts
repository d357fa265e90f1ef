import { sessionMovesContract } from '@bayan/domain/session-moves/session-moves.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { listSlots } from './list-slots.ts';
import { moveAsFamily } from './move-as-family.ts';

export const sessionMoveRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(sessionMovesContract, {
    'GET /api/sessions/{id}/slots': (call, db) => listSlots(db, call, call.params.id, call.query),
    'POST /api/sessions/{id}/move': (call, tx) =>
      moveAsFamily(tx, call, recordVersionOf(call), call.body, sessionChanges),
  });
