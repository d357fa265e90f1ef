import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useTranslation } from 'react-i18next';
import { OwnWords } from '#ui/own-words.tsx';

type OwnMarkProps = Pick<Homework, 'grade' | 'feedback'>;

/** What the tutor thought of it. */
export function OwnMark({ grade, feedback }: OwnMarkProps) {
  const { t } = useTranslation('homework');
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {grade && (
        <div>
          <dt className="text-ink-soft">{t('fields.grade')}</dt>
          <dd className="text-lg leading-heading font-semibold">
            <OwnWords>{grade}</OwnWords>
          </dd>
        </div>
      )}
      {feedback && (
        <div>
          <dt className="text-ink-soft">{t('own.feedback')}</dt>
          <OwnWords as="dd" className="w-fit max-w-prose break-words whitespace-pre-line">
            {feedback}
          </OwnWords>
        </div>
      )}
    </dl>
  );
}
