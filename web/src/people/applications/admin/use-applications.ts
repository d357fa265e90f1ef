import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { type ApplicationStage, WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useChange } from '#platform/api/use-change.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { newerIn } from '#platform/use-versions.ts';

export interface ListedApplications {
  readonly kind: ApplicationKind;
  readonly stage: ApplicationStage | null;
  readonly owner: string | null;
  readonly q?: string | null;
}

/** Families that wait come with the least time left first, all others with the newest. */
export const useApplications = (listed: ListedApplications) =>
  usePages('GET /api/applications', { query: queryFor(listed) });

/** The same as a file. */
export function useExportApplications(listed: ListedApplications): () => Promise<void> {
  const download = useDownload();
  return () => download('GET /api/applications/export', { query: queryFor(listed) });
}

const queryFor = ({ kind, stage, owner, q = null }: ListedApplications) => ({
  kind,
  ...(stage !== null && { stage }),
  ...(owner !== null && { owner }),
  ...(q !== null && { q }),
  order: WAITING_STAGES.some(waiting => waiting === stage) ? ('oldest' as const) : ('newest' as const),
});

export const useApplicationTotals = () => useEndpoint('GET /api/applications/totals', {});

export const useColleagues = () =>
  useEndpoint('GET /api/profiles', { query: { role: 'admin', active: 'true', limit: 100 } });

const RECORD = 'application-record';

/**
 * The record, read when it is opened and after a change made here, and not with every change of any application: each
 * read of it is a look at a child's record (R280).
 */
export const useApplicationRecord = (id: string) =>
  useEndpoint(
    'GET /api/applications/{id}',
    { params: { id } },
    {
      queryKey: [RECORD, id],
      placeholderData: (before, query) => (query?.queryKey[1] === id ? keepPreviousData(before) : undefined),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );

export function useReadAgain() {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: [RECORD] }), [queries]);
}

/** Also after a refusal, unless a colleague was first: then both versions are shown before (R822). */
function useReadAgainUnlessNewer() {
  const readAgain = useReadAgain();
  return (error: Error) => (newerIn(error) ? undefined : readAgain());
}

export const useChooseOwner = () =>
  useChange('PUT /api/applications/{id}/owner', {
    onSuccess: useReadAgain(),
    onError: useReadAgainUnlessNewer(),
  });
export const useMoveApplication = () =>
  useChange('PUT /api/applications/{id}/stage', {
    onSuccess: useReadAgain(),
    onError: useReadAgainUnlessNewer(),
  });
export const useAddNote = () => useChange('POST /api/applications/{id}/notes', { onSuccess: useReadAgain() });
export const useBookConsultation = () =>
  useChange('PUT /api/applications/{id}/consultation', { onSuccess: useReadAgain() });
export const useCancelConsultation = () =>
  useChange('DELETE /api/applications/{id}/consultation', {
    onSuccess: useReadAgain(),
    onError: useReadAgain(),
  });
export const useMakeAccount = () =>
  useChange('POST /api/applications/{id}/account', {
    onSuccess: useReadAgain(),
    alsoAffects: ['profiles', 'assignments'],
  });
export const useProposals = (id: string) =>
  useEndpoint('GET /api/applications/{id}/tutors', { params: { id } });
