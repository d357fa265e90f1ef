import { ACADEMY } from '@bayan/domain/messages/academy';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AcademyContacts } from '#academy/settings/academy-contacts.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Conversation } from '#teaching/messages/conversation.tsx';
import { useMessageDraft } from '#teaching/messages/message-draft.ts';
import { MessageForm } from '#teaching/messages/message-form.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OwnTutors } from '#views/tutors/own-tutors.tsx';
import { useTutors } from '#views/tutors/use-tutors.ts';

/** Whom a family can turn to, and what was written (R347). */
export function StudentContact() {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const siteName = useSiteName(language);
  const profile = useAuth().userProfile;
  const tutors = useTutors();
  const { draft, write, sent } = useMessageDraft();
  const form = useRef<HTMLDivElement>(null);
  if (!profile) return <Skeleton rows={4} />;
  const recipients = [
    { id: ACADEMY, label: t('contact.academyOption', { siteName }) },
    ...(tutors.items ?? []).map(tutor => ({ id: tutor.id, label: nameOf(tutor, language) })),
  ];
  // A tutor who has left since the draft was begun is nobody to write to.
  const to = tutors.items && !recipients.some(({ id }) => id === draft.to) ? ACADEMY : draft.to;
  const writeTo = (tutorId: string) => {
    write({ to: tutorId });
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      <PageHeader title={t('contact.title')} note={t('contact.note')} />
      <div className="mt-7 grid gap-7 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-7">
          <AcademyContacts />
          <OwnTutors pages={tutors} onWrite={writeTo} />
        </div>
        <div className="flex min-w-0 flex-col gap-7">
          <section ref={form} aria-labelledby="write-message">
            <h2 id="write-message" className="mb-4 text-lg leading-heading font-semibold">
              {t('contact.write')}
            </h2>
            <Card>
              <MessageForm draft={{ ...draft, to }} write={write} sent={sent} recipients={recipients} />
            </Card>
          </section>
          <section aria-labelledby="conversation">
            <h2 id="conversation" className="mb-4 text-lg leading-heading font-semibold">
              {t('contact.conversation')}
            </h2>
            <Conversation
              studentId={profile.id}
              correspondent={to}
              name={recipients.find(({ id }) => id === to)?.label ?? ''}
            />
          </section>
        </div>
      </div>
    </>
  );
}
