import type {
  Application,
  TutorProposals as Proposed,
} from '@bayan/domain/applications/application-admin.contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { warningIcon } from '#ui/icons/room-icons.ts';
import { checkIcon } from '#ui/icons/site-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { LeftOutTutors } from './left-out-tutors.tsx';
import { useProposals } from './use-applications.ts';
import { useClockTexts } from './use-clock-texts.ts';
import { useLoadText } from './use-load-text.ts';

type Proposal = Proposed['proposals'][number];

/** The tutors who fit, each with why and what to know, and who was left out (R829). */
export function TutorProposals({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const errorTexts = useErrorTexts();
  const id = useId();
  const [chosen, setChosen] = useState<Proposal['tutor'] | null>(null);
  const { data, error, refetch } = useProposals(application.id);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-ink-soft">
        {t('tutors.title')} <span className="font-normal">{t('tutors.order')}</span>
      </h3>
      {!data &&
        (error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={3} />
        ))}
      {data && (
        <>
          {data.proposals.length === 0 && <p className="mt-2 text-sm">{t('tutors.none')}</p>}
          <ul className="mt-2 flex flex-col gap-2">
            {data.proposals.map(proposal => (
              <li key={proposal.tutor.id}>
                <ProposedTutor proposal={proposal} onChoose={() => setChosen(proposal.tutor)} />
              </li>
            ))}
          </ul>
          {data.more > 0 && (
            <p className="mt-2 text-sm text-ink-soft">{t('tutors.more', { count: data.more })}</p>
          )}
          <LeftOutTutors {...data} />
        </>
      )}
      {chosen && <AccountDialog application={application} tutor={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}

interface ProposedTutorProps {
  readonly proposal: Proposal;
  readonly onChoose: () => void;
}

function ProposedTutor({ proposal, onChoose }: ProposedTutorProps) {
  const { tutor, reasons, limits, pupils, load, freeHours } = proposal;
  const { weeklyHours } = useClockTexts();
  const loadText = useLoadText();
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const id = useId();
  const name = nameOf(tutor, language);
  return (
    <article
      aria-labelledby={id}
      className="flex items-start gap-3 rounded-card border border-line p-3 text-sm"
    >
      <Avatar name={name} picture={tutor.picture} size="small" />
      <div className="min-w-0 grow">
        <p className="font-semibold" id={id}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft">{t('tutors.pupils', { count: pupils })}</p>
        {load && <p className="text-ink-soft">{loadText(load)}</p>}
        {freeHours && (
          <p className="text-ink-soft">
            {t('tutors.hours', {
              winter: weeklyHours(freeHours.winter),
              summer: weeklyHours(freeHours.summer),
            })}
          </p>
        )}
        <ul>
          {reasons.map(reason => (
            <li key={reason} className="flex gap-2">
              <Icon drawing={checkIcon} className="mt-0.5 size-4 shrink-0 text-teal" />
              {t(`tutors.reasons.${reason}`)}
            </li>
          ))}
          {limits.map(limit => (
            <li key={limit} className="flex gap-2 text-brass-text">
              <Icon drawing={warningIcon} className="mt-0.5 size-4 shrink-0" />
              {t(`tutors.limits.${limit}`)}
            </li>
          ))}
        </ul>
      </div>
      <Button tone="secondary" aria-describedby={id} onPress={onChoose}>
        {t('account.match')}
      </Button>
    </article>
  );
}
