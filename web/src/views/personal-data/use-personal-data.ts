import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

export const useExports = () => usePages('GET /api/exports', {});
export const useErasures = () => usePages('GET /api/erasures', {});

/** What there is about somebody. Asked once when it is opened: each look at a child's is on record (R280). */
export const usePreview = (personId: string | null) =>
  useEndpoint('GET /api/erasures/preview', personId === null ? null : { query: { personId } }, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useAskExport = () => useChange('POST /api/exports');
export const useLinkExport = () => useChange('POST /api/exports/{id}/link');
export const useAskErasure = () => useChange('POST /api/erasures');
export const useWithdrawErasure = () => useChange('POST /api/erasures/{id}/withdrawal');
