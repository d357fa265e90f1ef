import type { Session } from '@bayan/domain/sessions/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentIn } from '../../platform/current-in.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { useSessionChange } from './session-change.ts';

interface RatingDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

const LONGEST = 5000;
const ratingOf = ({ feedback }: Session) => ({
  rating: feedback?.tutorRating ?? null,
  comments: feedback?.tutorComments ?? '',
});

/** What the tutor thinks of a session she gave; the student sees it (R124). */
export function RatingDialog({ session, onClose }: RatingDialogProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const [base, setBase] = useState(session);
  const [given, setGiven] = useState(ratingOf(session));
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<Session | null>(null);
  const { mutate, isPending, error } = useSessionChange();

  function save(over: Session) {
    setChecked(true);
    if (given.rating === null) return;
    mutate(
      { session: over, method: 'PUT', path: '/tutor-feedback', body: given, becomes: {} },
      {
        onSuccess: () => {
          showToast({ title: t('rate.saved.title'), text: t('rate.saved.text'), tone: 'success' });
          onClose();
        },
        onError: refused => setCurrent(currentIn<Session>(refused)),
      },
    );
  }

  const shown = ({ rating, comments }: ReturnType<typeof ratingOf>) =>
    [rating === null ? '' : t('stars', { stars: rating }), comments].filter(Boolean).join('\n');
  return (
    <Dialog
      title={t('rate.title')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !current && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('texts.cancel')}
            </Button>
            <Button isPending={isPending} onPress={() => save(base)}>
              {t('rate.save')}
            </Button>
          </>
        )
      }
    >
      {current ? (
        <TwoVersions
          parts={[{ label: t('parts.tutorRating'), theirs: shown(ratingOf(current)), yours: shown(given) }]}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => {
            setBase(current);
            setGiven(ratingOf(current));
            setCurrent(null);
          }}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {error && (
            <Alert tone="danger" title={errorTexts(error).title} isNews>
              {errorTexts(error).text}
            </Alert>
          )}
          <StarRating
            name="rating"
            label={t('rate.label')}
            isRequired
            error={isChecked && given.rating === null ? t('rate.missing') : undefined}
            meanings={[1, 2, 3, 4, 5].map(stars => t(`rate.meanings.${stars as 1 | 2 | 3 | 4 | 5}`))}
            value={given.rating}
            onChange={rating => setGiven({ ...given, rating })}
          />
          <TextArea
            name="comments"
            label={t('rate.comments')}
            value={given.comments}
            onChange={comments => setGiven({ ...given, comments })}
            maxLength={LONGEST}
          />
        </div>
      )}
    </Dialog>
  );
}
