import { Refusal } from '@bayan/domain/errors';
import { resourcesContract } from '@bayan/domain/resources/resources.contract';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import { addResource } from './add-resource.ts';
import { changeResource } from './change-resource.ts';
import { linkResource } from './link-resource.ts';
import { removeResource } from './remove-resource.ts';
import { countResources, listResources } from './resource-list.repository.ts';
import { findResource } from './resources.repository.ts';

export const resourceRoutes = ({ addresses }: { readonly addresses: FileAddresses }) =>
  defineRoutes(resourcesContract, {
    async 'GET /api/resources'({ actor, query }, db) {
      const { limit } = query;
      const found = await listResources(db, actor, { ...query, limit: limit + 1 });
      const counts = await countResources(db, actor);
      return { items: found.slice(0, limit), hasMore: found.length > limit, counts };
    },
    async 'GET /api/resources/{id}'({ actor, params }, db) {
      const resource = await findResource(db, actor, params.id);
      if (!resource) throw new Refusal('not-found');
      return resource;
    },
    'POST /api/resources': (call, tx) => addResource(tx, call, call.body),
    'PATCH /api/resources/{id}': (call, tx) => changeResource(tx, call, recordVersionOf(call), call.body),
    'DELETE /api/resources/{id}': (call, tx) => removeResource(tx, call, recordVersionOf(call)),
    'POST /api/resources/{id}/link': (call, tx) =>
      linkResource(tx, call, { ...call.params, ...call.body }, addresses),
  });
