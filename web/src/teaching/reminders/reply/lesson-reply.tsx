import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ConfirmLesson } from './confirm-lesson.tsx';
import { LessonMoment } from './lesson-moment.tsx';
import { useLessonReply } from './use-lesson-reply.ts';

/** Most who come here confirm, and need no calendar. */
const MoveForm = lazyPart(async () => (await import('./move-form.tsx')).MoveForm);

/** What a link in a reminder leads to. */
export function LessonReply() {
  const { t } = useTranslation('lesson-reply');
  const language = useLanguage();
  const { reply, answer } = useLessonReply();
  switch (reply.state) {
    case 'looking':
      return (
        <div role="status">
          <p className="text-ink-soft">{t('looking')}</p>
          <Skeleton rows={2} />
        </div>
      );
    case 'failed':
      return <Failure error={reply.error} />;
    case 'asking':
      return reply.lesson.answer === 'move' ? (
        <div className="flex flex-col gap-5">
          <h2 className="text-lg leading-heading font-semibold">{t('move.title')}</h2>
          <LessonMoment lesson={reply.lesson} />
          <p className="text-sm text-ink-soft">{t('move.intro')}</p>
          <Suspense fallback={<Skeleton rows={3} />}>
            <MoveForm lesson={reply.lesson} ask={answer} />
          </Suspense>
        </div>
      ) : (
        <ConfirmLesson lesson={reply.lesson} confirm={answer} />
      );
    case 'done': {
      const { lesson } = reply;
      const done = lesson.answer === 'confirm' ? 'confirm' : 'moved';
      const student = firstNameOf(lesson.student, language);
      return (
        <div className="flex flex-col gap-5">
          <Alert tone="success" title={t(`${done}.title`)} isNews>
            {t(`${done}.text`, { student })}
          </Alert>
          <LessonMoment lesson={lesson} />
        </div>
      );
    }
  }
}

/** A link that has ended is told so; only what may go better later is offered again. */
function Failure({ error }: { readonly error: unknown }) {
  const texts = useErrorTexts()(error);
  const isFinal = error instanceof ApiError && error.code.startsWith('lesson-reply.');
  if (!isFinal) return <LoadFailure {...texts} onRetry={() => location.reload()} />;
  return (
    <Alert tone={error.code === 'lesson-reply.used' ? 'plain' : 'accent'} title={texts.title} isNews>
      {texts.text}
    </Alert>
  );
}
