import { fileAddressQuery, uploadedFile } from '@bayan/domain/files/file';
import { fileQuery } from '@bayan/domain/resources/resource-form';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import type { FileStore } from '../../files/file-store.ts';
import { anyone, members } from '../../http/access.ts';
import { json, keptFile } from '../../http/output.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { keyOf, passOrRefuse } from '../limits/limits.repository.ts';
import { fileRule, keepFile } from './keep-file.ts';
import { openFile } from './open-file.ts';

interface Parts {
  readonly config: Config;
  readonly files: FileStore;
  readonly addresses: FileAddresses;
}

const FILES_OF_A_PERSON = { most: 60, windowMs: 3_600_000 };

export const fileRoutes = ({ config, files, addresses }: Parts): Route[] => [
  defineRoute({
    method: 'post',
    path: '/api/files',
    summary: 'Send a file, before the resource that names it',
    access: members('admin', 'tutor'),
    input: { query: fileQuery, upload: fileRule },
    output: json(201, uploadedFile),
    before: async ({ actor, now }, db) => {
      if (!config.auth.rateLimits) return;
      await passOrRefuse(db, { ...FILES_OF_A_PERSON, key: keyOf('files of a person', actor.id) }, now);
    },
    handle: (call, tx) => keepFile(tx, call),
  }),
  defineRoute({
    method: 'get',
    path: '/api/files/{id}',
    summary: 'A file, or a part of it, under an address that was written for somebody',
    access: anyone,
    input: { params: z.object({ id: z.uuid() }), query: fileAddressQuery },
    output: keptFile,
    handle: (call, db) => openFile(db, call, { addresses, files }),
  }),
];
