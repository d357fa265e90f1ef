import { FEEDBACK_LIMITS } from '@bayan/domain/feedback/feedback.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useVersions } from '#platform/use-versions.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { RatingField } from './rating-field.tsx';
import { type GivenFeedback, useChangeRating } from './use-feedback.ts';

interface ChangeRatingDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const givenIn = ({ feedback }: Session): GivenFeedback => ({
  rating: feedback?.studentRating ?? null,
  comment: feedback?.studentComments ?? '',
});

/** Second thoughts about a lesson, within the days that they are allowed (R128). */
export function ChangeRatingDialog({ session, onClose }: ChangeRatingDialogProps) {
  const { t } = useTranslation('feedback');
  const errorTexts = useErrorTexts();
  const { base, current, onRefused, goOnFrom } = useVersions<Session>(session);
  const [given, setGiven] = useState(givenIn(session));
  const { mutate, isPending, error } = useChangeRating();
  const save = (over: Session) =>
    mutate(
      { session: over, body: given },
      {
        onSuccess: () => {
          showToast({ title: t('changed.title'), text: t('changed.text'), tone: 'success' });
          onClose();
        },
        onError: onRefused,
      },
    );
  const shown = ({ rating, comment }: GivenFeedback) =>
    [rating === null ? '' : t('stars', { stars: rating }), comment].filter(Boolean).join('\n');
  return (
    <EditDialog
      title={t('rated.change')}
      saveLabel={t('rated.save')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      versions={
        current && {
          parts: [{ label: t('rating'), theirs: shown(givenIn(current)), yours: shown(given) }],
          onKeepYours: () => save(current),
          onTakeTheirs: () => {
            goOnFrom(current);
            setGiven(givenIn(current));
          },
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <RatingField value={given.rating} onChange={rating => setGiven({ ...given, rating })} />
      <TextArea
        name="comment"
        label={t('comment')}
        value={given.comment}
        onChange={comment => setGiven({ ...given, comment })}
        maxLength={FEEDBACK_LIMITS.comments}
      />
    </EditDialog>
  );
}
