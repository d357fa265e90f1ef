import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { settleDialogs } from '#teaching/session-reports/settle-dialogs.tsx';
import { Card } from '#ui/card.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SessionsWithoutTutor } from '#views/admin-overview/sessions-without-tutor.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { FamiliesCard } from './families-card.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { GapsCard } from './gaps-card.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { MailCard } from './mail-card.tsx';
import { RatingsCard } from './ratings-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { TutorsCard } from './tutors-card.tsx';
import { useHasRight, useToday } from './use-today.ts';

/** What has to be seen to today, by risk; each right opens its own parts, and none is asked for without it (R940). */
export function TodayBoard() {
  const { t } = useTranslation('today');
  const isOperations = useHasRight('operations');
  const isOwner = useHasRight('owner');
  if (!isOperations && !isOwner)
    return (
      <Card>
        <EmptyState icon={shieldCheckIcon} title={t('noRight.title')} text={t('noRight.text')} />
      </Card>
    );
  return isOperations ? <OperationsBoard isOwner={isOwner} /> : <SecurityCard />;
}

function OperationsBoard({ isOwner }: { readonly isOwner: boolean }) {
  const errorTexts = useErrorTexts();
  const { data: today, error, refetch } = useToday();
  if (!today)
    return error ? (
      <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
    ) : (
      <Card>
        <Skeleton rows={6} />
      </Card>
    );
  return (
    // On a phone the figures come last, on a desk they are the strip above the rest.
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1.7fr_1fr] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          {/* Around the card: the one that is settled may be its last. */}
          <DialogHost of={settleDialogs}>
            {today.reports.count > 0 && <ReportsCard reports={today.reports} />}
          </DialogHost>
          <LessonsCard lessons={today.lessons} />
          {today.lessons.withoutTutor && <SessionsWithoutTutor />}
          {today.gaps.count > 0 && <GapsCard gaps={today.gaps} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ApplicationsCard applications={today.applications} />
          {today.accounts.count > 0 && <AccountsCard accounts={today.accounts} />}
          <FamiliesCard requests={today.requests} messages={today.messages} />
          <TutorsCard tutors={today.tutors} documents={today.documents} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:items-start">
        <MailCard mail={today.mail} />
        <RatingsCard ratings={today.ratings} />
        {isOwner && <SecurityCard />}
      </div>
      <div className="lg:order-first">
        <FiguresStrip figures={today.figures} />
      </div>
    </div>
  );
}
