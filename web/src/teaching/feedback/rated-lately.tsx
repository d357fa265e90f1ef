import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Stars } from '#ui/stars.tsx';
import { ChangeRatingDialog } from './change-rating-dialog.tsx';
import { useRatedLately } from './use-feedback.ts';

/** Ratings of the last days, for second thoughts (R128). One that leaves the list meanwhile keeps its open dialog. */
export function RatedLately() {
  const pages = useRatedLately();
  const [changed, setChanged] = useState<Session | null>(null);
  return (
    <>
      {pages.items?.length ? <RatedList pages={pages} items={pages.items} onChange={setChanged} /> : null}
      {changed && <ChangeRatingDialog session={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

interface RatedListProps {
  readonly pages: ReturnType<typeof useRatedLately>;
  readonly items: readonly Session[];
  readonly onChange: (session: Session) => void;
}

function RatedList({ pages, items, onChange }: RatedListProps) {
  const { t } = useTranslation('feedback');
  return (
    <section aria-labelledby="rated-lately" className="mt-8">
      <h2 id="rated-lately" className="text-lg leading-heading font-semibold">
        {t('rated.title')}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t('rated.note')}</p>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {items.map(session => (
            <li key={session.id} className="py-4 first:pt-0 last:pb-0">
              <RatedLine session={session} onChange={() => onChange(session)} />
            </li>
          ))}
        </ul>
        {pages.hasMore && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
      </Card>
    </section>
  );
}

interface RatedLineProps {
  readonly session: Session;
  readonly onChange: () => void;
}

function RatedLine({ session, onChange }: RatedLineProps) {
  const { t } = useTranslation(['feedback', 'names']);
  const language = useLanguage();
  const { subject, tutor, startsAt, feedback } = session;
  const day = shortDayText(new Date(startsAt), { language, timeZone: useViewerTimezone() });
  const stars = feedback?.studentRating ?? 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold">{t(`names:subjects.${subject}`)}</p>
        <p className="text-sm text-ink-soft">
          <bdi>{nameOf(tutor, language)}</bdi>
          <time dateTime={startsAt} className="before:mx-2 before:content-['·']">
            {day}
          </time>
        </p>
        <p className="mt-1">
          <Stars value={stars} label={t('stars', { stars })} />
        </p>
        {feedback?.studentComments && (
          <OwnWords as="p" className="w-fit max-w-prose text-sm break-words whitespace-pre-line">
            {feedback.studentComments}
          </OwnWords>
        )}
      </div>
      <Button
        tone="quiet"
        aria-label={t('rated.changeOf', { subject: t(`names:subjects.${subject}`), day })}
        onPress={onChange}
      >
        {t('rated.change')}
      </Button>
    </div>
  );
}
