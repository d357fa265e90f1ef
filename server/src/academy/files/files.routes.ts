import { filesContract } from '@bayan/domain/files/files.contract';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { FileReaders } from './file-readers.ts';
import { openFile } from './open-file.ts';

interface Parts {
  readonly files: FileStore;
  readonly addresses: FileAddresses;
  readonly fileReaders: FileReaders;
}

export const fileRoutes = (parts: Parts) =>
  defineRoutes(filesContract, {
    'GET /api/files/{id}': (call, db) => openFile(db, call, parts),
  });
