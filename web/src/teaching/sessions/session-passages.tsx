import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { OwnWords } from '#ui/own-words.tsx';
import { Stars } from '#ui/stars.tsx';

/** What was written about a lesson, and how both sides rated it. */
export function SessionPassages({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const { notes, homework, cancellation, correction, feedback } = session;
  return (
    <dl className="flex flex-col gap-3 text-sm empty:hidden">
      {cancellation?.reason && <Passage label={t('parts.reason')} text={cancellation.reason} />}
      {correction?.reason && <Passage label={t('parts.correction')} text={correction.reason} />}
      {notes && <Passage label={t('parts.notes')} text={notes} />}
      {homework && <Passage label={t('parts.homework')} text={homework} />}
      {feedback?.studentRating != null && (
        <Rating
          label={t('parts.studentRating')}
          stars={feedback.studentRating}
          comments={feedback.studentComments}
        />
      )}
      {feedback?.tutorRating != null && (
        <Rating
          label={t('parts.tutorRating')}
          stars={feedback.tutorRating}
          comments={feedback.tutorComments}
        />
      )}
    </dl>
  );
}

interface PassageProps {
  readonly label: string;
  readonly text: string;
}

const Passage = ({ label, text }: PassageProps) => (
  <div>
    <dt className="text-ink-soft">{label}</dt>
    <OwnWords as="dd" className="w-fit max-w-prose break-words whitespace-pre-line">
      {text}
    </OwnWords>
  </div>
);

interface RatingProps {
  readonly label: string;
  readonly stars: number;
  readonly comments: string | null;
}

function Rating({ label, stars, comments }: RatingProps) {
  const { t } = useTranslation('sessions');
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd>
        <Stars value={stars} label={t('stars', { stars })} />
        {comments && (
          <OwnWords as="p" className="w-fit max-w-prose break-words whitespace-pre-line">
            {comments}
          </OwnWords>
        )}
      </dd>
    </div>
  );
}
