import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** In minutes, as the academy allows it; without a limit until that is known, since the server looks again. */
export function useLongestSession(): number {
  const { data } = useEndpoint('GET /api/settings', {});
  return data?.maxSessionDuration ?? Number.POSITIVE_INFINITY;
}
