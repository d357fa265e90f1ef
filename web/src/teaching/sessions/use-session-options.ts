import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** What the rules allow for a session, and until when. */
export const useSessionOptions = ({ id }: Pick<Session, 'id'>) =>
  useEndpoint('GET /api/sessions/{id}/options', { params: { id } });
