import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { RequestList } from './request-list.tsx';

interface WaitingRequestsProps {
  readonly requests: readonly SessionRequest[];
}

/** What families ask about her lessons (R118). */
export function WaitingRequests({ requests }: WaitingRequestsProps) {
  const { t } = useTranslation('session-requests');
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="waiting-requests">
      <h3 id="waiting-requests" className="flex items-center gap-2 text-sm font-semibold">
        {t('waiting.title')}
        <Badge tone="accent">{requests.length}</Badge>
      </h3>
      <RequestList requests={requests} />
    </section>
  );
}
