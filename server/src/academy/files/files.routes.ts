import { fileAddressQuery } from '@bayan/domain/files/file';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { anyone } from '@bayan/platform/http/access';
import { keptFile } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { z } from 'zod';
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
