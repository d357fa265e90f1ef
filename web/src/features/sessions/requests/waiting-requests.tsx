import type { SessionRequest } from '@bayan/domain/session-requests/session-request';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/person-name.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SessionClocks } from '../session-clocks.tsx';
import { useAnswerDialog } from './answer-dialogs.tsx';

interface WaitingRequestsProps {
  readonly requests: readonly SessionRequest[];
  /** The tutor's own. */
  readonly timezone: string;
}

/** What families ask about her lessons, the soonest lesson first (R118). */
export function WaitingRequests({ requests, timezone }: WaitingRequestsProps) {
  const { t } = useTranslation('session-requests');
  if (requests.length === 0) return null;
  const soonestFirst = requests.toSorted((a, b) => a.session.startsAt.localeCompare(b.session.startsAt));
  return (
    <section aria-labelledby="asked">
      <h3 id="asked" className="flex items-center gap-2 text-sm font-semibold">
        {t('waiting.title')}
        <Badge tone="accent">{requests.length}</Badge>
      </h3>
      <ul>
        {soonestFirst.map(request => (
          <li key={request.id} className="border-b border-line py-3.5 last:border-b-0">
            <WaitingRequest request={request} timezone={timezone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaitingRequest({
  request,
  timezone,
}: {
  readonly request: SessionRequest;
  readonly timezone: string;
}) {
  const { t } = useTranslation(['session-requests', 'names']);
  const answer = useAnswerDialog();
  const { student, session, kind, reason, wish } = request;
  const name = nameOf(student, useLanguage());
  const timezones = [timezone, session.timezone] as const;
  return (
    <article aria-labelledby={`request-${request.id}`} className="flex gap-4 text-sm">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p id={`request-${request.id}`} className="font-semibold">
          <bdi>{name}</bdi>
          <span className="font-normal text-ink-soft before:mx-2 before:content-['·']">
            {t(`names:subjects.${session.subject}`)}
          </span>
        </p>
        <SessionClocks session={session} timezones={timezones} />
        <p className="mt-2 font-semibold">{t(`waiting.${kind}`)}</p>
        <dl className="mt-1 flex flex-col gap-2">
          <div>
            <dt className="text-ink-soft">{t('waiting.reason')}</dt>
            <dd dir="auto" className="w-fit max-w-prose break-words whitespace-pre-line">
              {reason}
            </dd>
          </div>
          {wish && (
            <div>
              <dt className="text-ink-soft">{t('state.wished')}</dt>
              <dd>
                <SessionClocks session={wish} timezones={timezones} />
              </dd>
            </div>
          )}
        </dl>
        <div className="mt-2 -ms-5 flex flex-wrap">
          <Button tone="quiet" onPress={() => answer({ decision: 'accepted', request })}>
            {t('waiting.accept')}
          </Button>
          <Button tone="quiet" onPress={() => answer({ decision: 'declined', request })}>
            {t('waiting.decline')}
          </Button>
        </div>
      </div>
    </article>
  );
}
