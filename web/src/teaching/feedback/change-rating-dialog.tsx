import { FEEDBACK_LIMITS } from '@bayan/domain/feedback/feedback.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
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
  const draft = `rating.${session.id}`;
  const { form: given, fill, base, current, ...record } = useRecordForm(draft, session, givenIn);
  const { mutate, isPending, error } = useChangeRating(record.forget);
  const done = () => {
    showToast({ title: t('changed.title'), text: t('changed.text'), tone: 'success' });
    onClose();
  };
  const save = (over: Session) =>
    mutate(
      { session: over, body: given },
      {
        onSuccess: done,
        onError: record.onRefused(done),
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
      draft={record.draft}
      versions={
        current && {
          parts: [{ label: t('rating'), theirs: shown(givenIn(current)), yours: shown(given) }],
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <RatingField value={given.rating} onChange={rating => fill({ rating })} />
      <TextArea
        name="comment"
        label={t('comment')}
        value={given.comment}
        onChange={comment => fill({ comment })}
        maxLength={FEEDBACK_LIMITS.comments}
      />
    </EditDialog>
  );
}
