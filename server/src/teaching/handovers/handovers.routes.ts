import { handoversContract } from '@bayan/domain/handovers/handovers.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { type HandoverParts, handOverStudent } from './hand-over-student.ts';

export const handoverRoutes = (parts: HandoverParts) =>
  defineRoutes(handoversContract, {
    'POST /api/assignments/{id}/handover': (call, tx) =>
      handOverStudent(tx, call, recordVersionOf(call), call.body, parts),
  });
