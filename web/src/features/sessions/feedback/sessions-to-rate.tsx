import type { Session } from '@bayan/domain/sessions/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkCircleIcon } from '../../../ui/icons/room-icons.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { chosenOf } from './chosen-session.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import { SessionButton } from './session-button.tsx';
import { useToRate } from './use-feedback.ts';

/** What waits for the student's stars, and beside it the chosen lesson; which one is in the address. */
export function SessionsToRate({ timezone }: { readonly timezone: string }) {
  const { t } = useTranslation('feedback');
  const pages = useToRate();
  return (
    <PagedList
      pages={pages}
      skeletonRows={3}
      empty={{ icon: checkCircleIcon, title: t('caughtUp.title'), text: t('caughtUp.text') }}
    >
      {sessions => <ListAndPanel sessions={sessions} timezone={timezone} />}
    </PagedList>
  );
}

interface ListAndPanelProps {
  readonly sessions: readonly Session[];
  readonly timezone: string;
}

function ListAndPanel({ sessions, timezone }: ListAndPanelProps) {
  const { t } = useTranslation('feedback');
  const [address, setAddress] = useSearchParams();
  const [isCalled, setCalled] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  // One that is completed while somebody rates another comes first in the list, and not in its place.
  const chosen = chosenOf(sessions, [address.get('session'), shown]);
  if (chosen && chosen.id !== shown) setShown(chosen.id);
  const choose = (session: string) => {
    setCalled(true);
    setAddress({ session }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section aria-labelledby="to-rate">
        <h2 id="to-rate" className="mb-3 text-lg leading-heading font-semibold">
          {t('toRate')}
        </h2>
        <ul className="flex flex-col gap-3">
          {sessions.map(session => (
            <li key={session.id}>
              <SessionButton
                session={session}
                timezone={timezone}
                isChosen={session.id === chosen?.id}
                onChoose={() => choose(session.id)}
              />
            </li>
          ))}
        </ul>
      </section>
      {chosen && (
        <FeedbackPanel key={chosen.id} session={chosen} isCalled={isCalled} onRated={() => setCalled(true)} />
      )}
    </div>
  );
}
