import { useEndpoint } from '#platform/api/use-endpoint.ts';

const MINUTE_MS = 60_000;

export const useStudentOverview = () =>
  useEndpoint('GET /api/student-overview', {}, { refetchInterval: MINUTE_MS });
