import { FEEDBACK_LIMITS } from '@bayan/domain/feedback/feedback.limits';
import { tutorVersionOf } from '@bayan/domain/feedback/feedback-version';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { StarRating } from '#ui/star-rating.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSessionChange } from './session-change.ts';
import { useLessonLine } from './use-lesson-line.ts';

interface RatingDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const STARS = [1, 2, 3, 4, 5] as const;
const ratingOf = ({ feedback }: Session) => ({
  rating: feedback?.tutorRating ?? null,
  comments: feedback?.tutorComments ?? '',
});

/** What the tutor thinks of a session she gave; the student sees it (R124). */
export function RatingDialog({ session, onClose }: RatingDialogProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const draft = `tutor-rating.${session.id}`;
  const { form: given, fill, base, current, ...record } = useRecordForm(draft, session, ratingOf);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSessionChange({ onSaved: record.forget });

  const done = () => {
    showToast({
      title: t('rate.saved.title'),
      about: lessonLine(session),
      text: t('rate.saved.text'),
      tone: 'success',
    });
    onClose();
  };

  function save(over: Session) {
    setChecked(true);
    const { rating, comments } = given;
    if (rating === null) return;
    mutate(
      {
        session: over,
        send: call =>
          call('PUT /api/sessions/{id}/tutor-feedback', {
            params: { id: over.id },
            body: { rating, comments },
            version: tutorVersionOf(over),
          }),
        becomes: {},
      },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  const shown = ({ rating, comments }: ReturnType<typeof ratingOf>) =>
    [rating === null ? '' : t('stars', { stars: rating }), comments].filter(Boolean).join('\n');
  return (
    <EditDialog
      title={t('rate.title')}
      about={lessonLine(session)}
      saveLabel={t('rate.save')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: [{ label: t('parts.tutorRating'), theirs: shown(ratingOf(current)), yours: shown(given) }],
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <StarRating
        name="rating"
        label={t('rate.label')}
        isRequired
        error={isChecked && given.rating === null ? t('rate.missing') : undefined}
        meanings={STARS.map(stars => t(`rate.meanings.${stars}`))}
        value={given.rating}
        onChange={rating => fill({ rating })}
      />
      <TextArea
        name="comments"
        label={t('rate.comments')}
        value={given.comments}
        onChange={comments => fill({ comments })}
        maxLength={FEEDBACK_LIMITS.comments}
      />
    </EditDialog>
  );
}
