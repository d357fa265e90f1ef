import type { LessonReply } from '@bayan/domain/reminders/lesson-replies.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LessonMoment } from './lesson-moment.tsx';

interface ConfirmLessonProps {
  readonly lesson: LessonReply;
  readonly confirm: () => Promise<void>;
}

/** The one press that tells the tutor that the student will be there. */
export function ConfirmLesson({ lesson, confirm }: ConfirmLessonProps) {
  const { t } = useTranslation('lesson-reply');
  const errorTexts = useErrorTexts();
  const student = firstNameOf(lesson.student, useLanguage());
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function onPress() {
    setPending(true);
    setError(null);
    try {
      await confirm();
    } catch (refused) {
      setError(refused);
      setPending(false);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-lg leading-heading font-semibold">{t('confirm.question', { student })}</h2>
      <LessonMoment lesson={lesson} />
      {error !== null && (
        <Alert tone="danger" title={errorTexts(error).title} isNews>
          {errorTexts(error).text}
        </Alert>
      )}
      <Button
        size="large"
        isWide
        isPending={isPending}
        pendingLabel={t('confirm.sending')}
        onPress={() => void onPress()}
      >
        {t('confirm.send')}
      </Button>
    </div>
  );
}
