import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

const MOST = 100;

/** The last report about each session that one may see, by the session's id. */
export function useLastReports(): ReadonlyMap<string, SessionReport> {
  const { data } = useEndpoint('GET /api/session-reports', { query: { limit: MOST } });
  // Newest first: what is set last stays.
  return new Map(data?.items.toReversed().map(report => [report.session.id, report]));
}
