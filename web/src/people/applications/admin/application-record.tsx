import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { cardClass } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons/site-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ContactLinks } from './contact-links.tsx';
import { NoteForm } from './note-form.tsx';
import { OwnerField } from './owner-field.tsx';
import { RecordAnswers } from './record-answers.tsx';
import { RecordClock } from './record-clock.tsx';
import { RecordDuplicates } from './record-duplicates.tsx';
import { RecordFiles } from './record-files.tsx';
import { RecordSteps } from './record-steps.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import { TutorProposals } from './tutor-proposals.tsx';
import { useApplicationRecord } from './use-applications.ts';

interface ApplicationRecordProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** All of one application. Each time it is opened, the look is kept (R280). */
export function ApplicationRecord({ id, onClose }: ApplicationRecordProps) {
  const { t } = useTranslation('applications');
  const errorTexts = useErrorTexts();
  const { data: application, error, refetch } = useApplicationRecord(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = application !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  if (!application)
    return (
      <section className={cardClass} aria-busy={!error}>
        {error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={8} />
        )}
      </section>
    );
  const { name, place, kind, stage } = application;
  const isMatching =
    kind === 'student' && (stage === 'contacted' || stage === 'consultation' || stage === 'new');
  return (
    <section aria-labelledby="application-name" className={`${cardClass} flex flex-col gap-5`}>
      <div className="flex items-start gap-3">
        <Avatar name={name} tone="brass" />
        <div className="min-w-0 grow">
          <h2
            id="application-name"
            ref={heading}
            tabIndex={-1}
            className="text-lg leading-heading font-semibold break-words outline-none"
          >
            <OwnWords>{name}</OwnWords>
          </h2>
          <p className="text-sm text-ink-soft">
            {place && <OwnWords>{place.city}</OwnWords>} {t(`card.language.${application.language}`)}
          </p>
          <p className="text-sm">{t(`stages.${kind}.${stage}`)}</p>
        </div>
        <IconButton icon={closeIcon} label={t('record.close')} onPress={onClose} />
      </div>
      <ContactLinks application={application} />
      <RecordClock application={application} />
      {application.account && application.profileId === null && (
        <Alert tone="accent">{t('record.account', { name: application.account.name })}</Alert>
      )}
      {application.profileId !== null && kind !== 'enquiry' && (
        <PageLink
          to={dashboardAddress('admin', `${kind}s/${application.profileId}`)}
          className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-teal underline underline-offset-4"
        >
          {t(`record.person.${kind}`)}
        </PageLink>
      )}
      <RecordDuplicates duplicates={application.duplicates} />
      <RecordSteps application={application} />
      <OwnerField application={application} />
      <RecordAnswers application={application} />
      <RecordFiles application={application} />
      {isMatching && <TutorProposals application={application} />}
      <RecordTimeline application={application} />
      <NoteForm key={application.id} id={application.id} />
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {kind === 'student'
          ? t('record.look', { reference: application.reference })
          : t('record.reference', { reference: application.reference })}
      </p>
    </section>
  );
}
