import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { SessionButton } from './session-button.tsx';
import { useChosenSession } from './use-chosen-session.ts';
import { useToRate } from './use-feedback.ts';

/** What waits for the student's stars, and beside it the chosen lesson; which one is in the address. */
export function SessionsToRate() {
  const { t } = useTranslation('feedback');
  const pages = useToRate();
  return (
    <PagedList
      pages={pages}
      skeletonRows={3}
      empty={{ icon: checkCircleIcon, title: t('caughtUp.title'), text: t('caughtUp.text') }}
    >
      {sessions => <ListAndPanel sessions={sessions} />}
    </PagedList>
  );
}

interface ListAndPanelProps {
  readonly sessions: readonly Session[];
}

function ListAndPanel({ sessions: listed }: ListAndPanelProps) {
  const { t } = useTranslation('feedback');
  const { sessions, chosen, isCalled, isLookedFor, choose, leave } = useChosenSession(listed);
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
                isChosen={session.id === chosen?.id}
                onChoose={() => choose(session.id)}
              />
            </li>
          ))}
        </ul>
      </section>
      {chosen ? (
        <FeedbackPanel
          key={chosen.id}
          session={chosen}
          isCalled={isCalled}
          onRated={() => leave(chosen.id)}
        />
      ) : (
        <NotYet isLookedFor={isLookedFor} />
      )}
    </div>
  );
}

/** In the place of the panel, until the lesson has come that the address asks for; or that it cannot be rated. */
function NotYet({ isLookedFor }: { readonly isLookedFor: boolean }) {
  const { t } = useTranslation('feedback');
  if (isLookedFor)
    return (
      <Card>
        <Skeleton rows={3} />
      </Card>
    );
  return (
    <Alert title={t('notToRate.title')} isNews>
      {t('notToRate.text')}
    </Alert>
  );
}
