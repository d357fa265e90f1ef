import { useEndpoint } from '#platform/api/use-endpoint.ts';

const MINUTE_MS = 60_000;

export const useTutorOverview = () =>
  useEndpoint('GET /api/tutor-overview', {}, { refetchInterval: MINUTE_MS });
