import { fileAddressQuery } from '@bayan/domain/files/file';
import { z } from 'zod';
import type { FileAddresses } from '#files/file-address.ts';
import type { FileStore } from '#files/file-store.ts';
import { anyone } from '#http/access.ts';
import { keptFile } from '#http/output.ts';
import { defineRoute, type Route } from '#http/route.ts';
import type { FileReaders } from './file-readers.ts';
import { openFile } from './open-file.ts';

interface Parts {
  readonly files: FileStore;
  readonly addresses: FileAddresses;
  readonly fileReaders: FileReaders;
}

export const fileRoutes = (parts: Parts): Route[] => [
  defineRoute({
    method: 'get',
    path: '/api/files/{id}',
    summary: 'A file, or a part of it, under an address that was written for somebody',
    access: anyone,
    input: { params: z.object({ id: z.uuid() }), query: fileAddressQuery },
    output: keptFile,
    handle: (call, db) => openFile(db, call, parts),
  }),
];
