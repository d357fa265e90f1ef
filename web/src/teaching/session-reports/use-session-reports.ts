import type { SessionReport } from '@bayan/domain/session-reports/session-reports.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

const LINE = 'GET /api/session-reports';
const MOST = 100;

/** What was reported about the sessions one may see and is not settled. */
export const useOpenReports = () => usePages(LINE, { query: { status: 'open', limit: MOST } });

/** The last report about each session that one may see, by the session's id. */
export function useLastReports(): ReadonlyMap<string, SessionReport> {
  const { data } = useEndpoint(LINE, { query: { limit: MOST } });
  // Newest first: what is set last stays.
  return new Map(data?.items.toReversed().map(report => [report.session.id, report]));
}
