import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { RequestList } from './request-list.tsx';
import { useOpenRequests } from './use-session-requests.ts';

/** What families ask about anybody's lessons, for an administrator (R118). */
export function OpenRequests() {
  const { t } = useTranslation('session-requests');
  return (
    <section aria-labelledby="open-requests">
      <h2 id="open-requests" className="mb-4 text-lg leading-heading font-semibold">
        {t('waiting.title')}
      </h2>
      <PagedList
        pages={useOpenRequests()}
        skeletonRows={2}
        empty={{ icon: checkCircleIcon, title: t('waiting.empty.title'), text: t('waiting.empty.text') }}
      >
        {requests => (
          <Card>
            <div className="-my-3.5">
              <RequestList requests={requests} namesTutor />
            </div>
          </Card>
        )}
      </PagedList>
    </section>
  );
}
