import { Refusal } from '@bayan/domain/errors';
import { fileLink } from '@bayan/domain/files/file';
import { removedResource, resourcePage, resourceView } from '@bayan/domain/resources/resource';
import {
  addResourceForm,
  changeResourceForm,
  fileLinkForm,
  resourceListQuery,
} from '@bayan/domain/resources/resource-form';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { members } from '@bayan/platform/http/access';
import { json, ownVersion, record } from '@bayan/platform/http/output';
import { defineRoute, type Route, seenIn } from '@bayan/platform/http/route';
import { z } from 'zod';
import { addResource } from './add-resource.ts';
import { changeResource } from './change-resource.ts';
import { linkResource } from './link-resource.ts';
import { removeResource } from './remove-resource.ts';
import { countResources, listResources } from './resource-list.repository.ts';
import { findResource } from './resources.repository.ts';

const byId = z.object({ id: z.uuid() });
const teachers = members('admin', 'tutor');

export const resourceRoutes = ({ addresses }: { readonly addresses: FileAddresses }): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/resources',
    summary: 'The resources one may see, and how many there are',
    access: teachers,
    input: { query: resourceListQuery },
    output: json(200, resourcePage),
    handle: async ({ actor, query }, db) => {
      const { limit } = query;
      const found = await listResources(db, actor, { ...query, limit: limit + 1 });
      const counts = await countResources(db, actor);
      return { items: found.slice(0, limit), hasMore: found.length > limit, counts };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/resources/{id}',
    summary: 'One resource',
    access: teachers,
    input: { params: byId },
    output: record(200, resourceView, ownVersion),
    handle: async ({ actor, params }, db) => {
      const resource = await findResource(db, actor, params.id);
      if (!resource) throw new Refusal('not-found');
      return resource;
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/resources',
    summary: 'Add a link, or a file that was sent before',
    access: teachers,
    input: { body: addResourceForm },
    output: record(201, resourceView, ownVersion),
    handle: (call, tx) => addResource(tx, call, call.body),
  }),
  defineRoute({
    method: 'patch',
    path: '/api/resources/{id}',
    summary: 'Change what is said about a resource, and who sees it',
    access: teachers,
    input: { params: byId, body: changeResourceForm, version: 'required' },
    output: record(200, resourceView, ownVersion),
    handle: (call, tx) => changeResource(tx, call, seenIn(call), call.body),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/resources/{id}',
    summary: 'Remove a resource; it is erased after 30 days',
    access: teachers,
    input: { params: byId, version: 'required' },
    output: json(200, removedResource),
    handle: (call, tx) => removeResource(tx, call, seenIn(call)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/resources/{id}/link',
    summary: 'An address under which you can have its file for an hour, without signing in',
    access: teachers,
    input: { params: byId, body: fileLinkForm },
    output: json(200, fileLink),
    handle: (call, tx) => linkResource(tx, call, { ...call.params, ...call.body }, addresses),
  }),
];
