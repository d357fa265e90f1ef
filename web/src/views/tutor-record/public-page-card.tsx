import type { PublicProfile } from '@bayan/domain/public-tutors/public-tutors.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';
import { usePublicProfile, usePublish, useTakeDown } from './use-tutor-record.ts';

const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);

type Shown = NonNullable<PublicProfile['profile']>;

/** Whether everybody can read about her, since when, and the way to publish her or to take her down (R711). */
export function PublicPageCard({ profile: person, tutor }: Pick<WholeTutor, 'profile' | 'tutor'>) {
  const tutorId = person.id;
  const { t } = useTranslation('tutor-record');
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const errorTexts = useErrorTexts();
  const [isAsking, setAsking] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const { data, error, refetch } = usePublicProfile(tutorId);
  const { mutate, isPending } = useTakeDown();
  const { mutate: publish } = usePublish(() =>
    showToast({ title: t('public.again.title'), text: t('public.again.text'), tone: 'success' }),
  );

  /** As it was, at the address that stays the tutor's (R711). */
  function publishAgain({ slug: _, publishedAt: __, publishedBy: ___, ...shown }: Shown, version: number) {
    publish(
      { params: { id: tutorId }, body: shown, version },
      { onError: refused => showToast({ ...errorTexts(refused), tone: 'danger' }) },
    );
  }

  function takeDown(shown: Shown, version: number) {
    mutate(
      { params: { id: tutorId }, version },
      {
        onSuccess: down =>
          showToast({
            title: t('public.down.title'),
            text: t('public.down.text'),
            tone: 'success',
            action: {
              label: t('public.down.undo'),
              forMs: UNDO_OFFERED_MS,
              onPress: () => publishAgain(shown, down.version),
            },
          }),
        onError: refused => showToast({ ...errorTexts(refused), tone: 'danger' }),
        onSettled: () => setAsking(false),
      },
    );
  }

  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <PartCard>
        <Skeleton rows={1} />
      </PartCard>
    );
  const { profile, version } = data;
  return (
    <PartCard>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold">{t('public.title')}</h2>
        <Badge tone={profile ? 'success' : 'quiet'}>{t(profile ? 'public.shown' : 'public.hidden')}</Badge>
      </div>
      {profile ? (
        <>
          <p className="text-sm text-ink-soft">
            {t('public.since', { day: shortDayText(new Date(profile.publishedAt), clock) })}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <PageLink
              to={`/tutors/${profile.slug}`}
              target="_blank"
              className="text-sm font-semibold text-teal underline underline-offset-4"
            >
              {t('public.open')}
            </PageLink>
            <Button tone="secondary" onPress={() => setPublishing(true)}>
              {t('publish.edit')}
            </Button>
            <Button tone="secondary" onPress={() => setAsking(true)}>
              {t('public.takeDown')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-ink-soft">{t('public.none')}</p>
          <div className="mt-3">
            <Button tone="secondary" onPress={() => setPublishing(true)}>
              {t('publish.title')}
            </Button>
          </div>
        </>
      )}
      <Suspense>
        {isPublishing && (
          <PublishDialog profile={person} tutor={tutor} shown={data} onClose={() => setPublishing(false)} />
        )}
      </Suspense>
      <Confirm
        isOpen={isAsking}
        title={t('public.ask.title')}
        text={t('public.ask.text', { name: nameOf(person, clock.language) })}
        confirmLabel={t('public.takeDown')}
        isDanger
        isPending={isPending}
        onConfirm={() => profile && takeDown(profile, version)}
        onCancel={() => setAsking(false)}
      />
    </PartCard>
  );
}
