import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useImport = (id: string) => useEndpoint('GET /api/imports/{id}', { params: { id } });

export const usePastImports = () => usePages('GET /api/imports', {});

export const useImportRows = (id: string, isFaulty: boolean) =>
  usePages('GET /api/imports/{id}/rows', { params: { id }, query: isFaulty ? { faulty: 'true' } : {} });

export const useCheckImport = () => useChange('POST /api/imports');

const changed = { students: 'profiles', tutors: 'profiles', assignments: 'assignments' } as const;

export const useConfirmImport = (kind: ImportKind) =>
  useChange('POST /api/imports/{id}/confirm', { alsoAffects: [changed[kind]] });

export const useUndoImport = (kind: ImportKind) =>
  useChange('POST /api/imports/{id}/undo', { alsoAffects: [changed[kind]] });

export const useInviteImported = () =>
  useChange('POST /api/imports/{id}/invitations', { alsoAffects: ['profiles'] });
