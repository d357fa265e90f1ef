import { Refusal } from '@bayan/domain/errors';
import { canRetireResource } from '@bayan/domain/resources/resource.policy';
import { resourcesContract } from '@bayan/domain/resources/resources.contract';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { addResource } from './add-resource.ts';
import { changeResource } from './change-resource.ts';
import { exportResources } from './export-resources.ts';
import { linkResource } from './link-resource.ts';
import { removeResource } from './remove-resource.ts';
import { countResources, listResources } from './resource-list.repository.ts';
import { countOpen, listUses, totalUses } from './resource-uses.repository.ts';
import { findResource } from './resources.repository.ts';
import { restoreResource } from './restore-resource.ts';

export const resourceRoutes = ({ addresses }: { readonly addresses: FileAddresses }) =>
  defineRoutes(resourcesContract, {
    async 'GET /api/resources'({ actor, query }, db) {
      // Tutors have one library, and no shelves to choose from (R835).
      if (query.shelf !== undefined && !canRetireResource(actor)) throw new Refusal('access.role');
      const { limit } = query;
      const found = await listResources(db, actor, { ...query, limit: limit + 1 });
      const counts = await countResources(db, actor);
      return { items: found.slice(0, limit), hasMore: found.length > limit, counts };
    },
    'GET /api/resources/export': ({ actor, query: filters, now }, db) =>
      exportResources(db, actor, { filters, now }),
    async 'GET /api/resources/{id}'({ actor, params }, db) {
      const resource = await findResource(db, actor, params.id);
      if (!resource) throw new Refusal('not-found');
      return resource;
    },
    'POST /api/resources': (call, tx) => addResource(tx, call, call.body),
    'PATCH /api/resources/{id}': (call, tx) => changeResource(tx, call, recordVersionOf(call), call.body),
    'DELETE /api/resources/{id}': (call, tx) => removeResource(tx, call, recordVersionOf(call)),
    'POST /api/resources/{id}/restore': (call, tx) => restoreResource(tx, call, recordVersionOf(call)),
    'POST /api/resources/{id}/link': (call, tx) =>
      linkResource(tx, call, { ...call.params, ...call.body }, addresses),
    async 'POST /api/resources/{id}/opens'({ actor, params, now }, tx) {
      const resource = await findResource(tx, actor, params.id);
      if (!resource) throw new Refusal('not-found');
      await countOpen(tx, { resourceId: resource.id, profileId: actor.id, now });
      return { id: resource.id };
    },
    async 'GET /api/resources/{id}/uses'({ actor, params, query }, db) {
      const resource = await findResource(db, actor, params.id);
      if (!resource) throw new Refusal('not-found');
      const page = await pageByInstant(
        query,
        range => listUses(db, resource.id, range),
        ({ lastAt }) => lastAt,
      );
      return { ...page, ...(await totalUses(db, resource.id)) };
    },
  });
