import type { Application } from '@bayan/domain/applications/application-admin.contract';
import {
  canBookConsultation,
  canMakeAccount,
  movesOf,
  type StageByHand,
} from '@bayan/domain/applications/application-stage';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { CancelConsultation } from './cancel-consultation.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { useApplicationVersions } from './use-application-versions.ts';
import { useMoveApplication } from './use-applications.ts';
import { useChangeProblem } from './use-change-problem.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** With its calendar and clock it is larger than the page it belongs to. */
const ConsultationDialog = lazyPart(
  async () => (await import('./consultation-dialog.tsx')).ConsultationDialog,
);

type Opened = 'close' | 'consultation' | 'cancel' | 'account';

/** What can be done with an application at its stage. */
export function RecordSteps({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const { kind, stage } = application;
  const moves = movesOf(application).filter(to => to !== 'closed');
  return (
    <section aria-labelledby="application-steps">
      <h3 id="application-steps" className="mb-2 text-sm font-semibold text-ink-soft">
        {t('record.steps')}
      </h3>
      <div className="flex flex-wrap gap-2">
        {moves.map(to => (
          <MoveButton key={to} application={application} to={to} />
        ))}
        {canBookConsultation(application) && (
          <Button onPress={() => setOpened('consultation')}>
            {t(stage === 'consultation' ? 'consultation.move' : 'consultation.book')}
          </Button>
        )}
        {stage === 'consultation' && (
          <Button tone="secondary" onPress={() => setOpened('cancel')}>
            {t('consultation.cancel')}
          </Button>
        )}
        {canMakeAccount(application) && (
          <Button tone="secondary" onPress={() => setOpened('account')}>
            {t(kind === 'tutor' ? 'account.invite' : 'account.matchWithout')}
          </Button>
        )}
        {movesOf(application).includes('closed') && (
          <Button tone="quiet" onPress={() => setOpened('close')}>
            {t('close.button')}
          </Button>
        )}
      </div>
      {application.ownerId === null && (
        <p className="mt-2 text-sm text-ink-soft">{t('record.becomesOwner')}</p>
      )}
      {opened === 'close' && <CloseDialog application={application} onClose={close} />}
      {opened === 'account' && <AccountDialog application={application} tutor={null} onClose={close} />}
      <CancelConsultation application={application} isOpen={opened === 'cancel'} onClose={close} />
      <Suspense>
        {opened === 'consultation' && <ConsultationDialog application={application} onClose={close} />}
      </Suspense>
    </section>
  );
}

interface MoveButtonProps {
  readonly application: Application;
  readonly to: Exclude<StageByHand, 'closed'>;
}

function MoveButton({ application, to }: MoveButtonProps) {
  const { t } = useTranslation('applications');
  const { id, kind, stage, name, reopensTo } = application;
  const sayProblem = useChangeProblem();
  const { mutate, isPending } = useMoveApplication();
  const { onRefused, versionsFor, settle } = useApplicationVersions(application);
  const move = (version: number) =>
    mutate(
      { params: { id }, body: { stage: to }, version },
      {
        onSuccess(moved) {
          settle();
          showToast({
            title: t('moved', { stage: t(`stages.${kind}.${moved.stage}`) }),
            text: t('owners.savedText'),
            tone: 'success',
          });
        },
        onError(error) {
          if (!onRefused(error, { stage: reopensTo ?? to })) sayProblem(error);
        },
      },
    );
  const versions = versionsFor(move);
  return (
    <>
      <Button
        tone={to === 'new' ? 'quiet' : 'primary'}
        isPending={isPending}
        onPress={() => !isPending && move(application.version)}
      >
        {t(stage === 'closed' ? 'moves.reopen' : `moves.${to}`)}
      </Button>
      {versions && <VersionsDialog name={name} versions={versions} isPending={isPending} />}
    </>
  );
}
