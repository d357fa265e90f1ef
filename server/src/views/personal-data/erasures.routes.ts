import { erasuresContract } from '@bayan/domain/personal-data/erasures.contract';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { recordRead } from '#academy/audit/audit.repository.ts';
import type { DemandFreshProof } from '#people/profiles/fresh-proof.ts';
import { askErasure } from './ask-erasure.ts';
import { listErasures } from './erasures.repository.ts';
import { previewErasure } from './preview-erasure.ts';
import { withdrawErasure } from './withdraw-erasure.ts';

export const erasureRoutes = ({ demandFreshProof }: { readonly demandFreshProof: DemandFreshProof }) =>
  defineRoutes(erasuresContract, {
    'GET /api/erasures': ({ query, now }, db) =>
      pageByInstant(
        query,
        page => listErasures(db, { now, ...page }),
        ({ createdAt }) => createdAt,
      ),
    async 'GET /api/erasures/preview'(call, db) {
      const { personId } = call.query;
      const preview = await previewErasure(db, personId, call.now);
      // How much there is of a child is the child's record too (R280).
      if (preview.person.role === 'student')
        await recordRead(db, call, { studentId: personId }, 'erasure-preview');
      return preview;
    },
    'POST /api/erasures': {
      before: (call, db) => demandFreshProof(db, call),
      handle: (call, tx) => askErasure(tx, call, call.body.personId),
    },
    'POST /api/erasures/{id}/withdrawal': (call, tx) => withdrawErasure(tx, call, recordVersionOf(call)),
  });
