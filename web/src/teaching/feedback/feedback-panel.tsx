import { FEEDBACK_LIMITS } from '@bayan/domain/feedback/feedback.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { RatingField } from './rating-field.tsx';
import { type GivenFeedback, useRateSession } from './use-feedback.ts';

interface FeedbackPanelProps {
  readonly session: Session;
  /** Somebody came here by a choice of their own: the keyboard and the screen follow. */
  readonly isCalled: boolean;
  readonly onRated: () => void;
}

const nothingGiven: GivenFeedback = { rating: null, comment: '' };

/** Stars and, where one likes, a few words about a lesson (R122), each lesson's kept until they are sent (R130). */
export function FeedbackPanel({ session, isCalled, onRated }: FeedbackPanelProps) {
  const { t } = useTranslation(['feedback', 'names']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { typed: given, type: give, forget } = useDraft(`feedback.${session.id}`, nothingGiven);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useRateSession(() => {
    forget();
    showToast({ title: t('sent.title'), text: t('sent.text'), tone: 'success' });
    onRated();
  });
  const fieldError = useFieldErrors(error);

  useEffect(() => {
    if (isCalled) heading.current?.focus();
  }, [isCalled]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setChecked(true);
    const { rating, comment } = given;
    if (rating === null) {
      showToast({ title: t('missing.title'), text: t('missing.text'), tone: 'danger' });
      return;
    }
    mutate({ id: session.id, body: { rating, comment } });
  }

  return (
    <Card>
      <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-lg leading-heading font-semibold outline-none">
            {t('panel')}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {t(`names:subjects.${session.subject}`)}
            <span className="before:mx-2 before:content-['·']">
              <bdi>{nameOf(session.tutor, language)}</bdi>
            </span>
          </p>
          <p className="mt-1 text-sm">
            <SessionClocks session={session} tutorTimezone={session.tutor.timezone} />
          </p>
        </div>
        {error && (
          <Alert tone="danger" title={errorTexts(error).title} isNews>
            {errorTexts(error).text}
          </Alert>
        )}
        <RatingField
          value={given.rating}
          error={isChecked && given.rating === null ? t('missing.text') : fieldError('rating')}
          onChange={rating => give({ rating })}
        />
        <TextArea
          name="comment"
          label={t('comment')}
          hint={t('commentHint')}
          error={fieldError('comment')}
          value={given.comment}
          onChange={comment => give({ comment })}
          maxLength={FEEDBACK_LIMITS.comments}
        />
        <Button type="submit" size="large" isWide isPending={isPending}>
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}
