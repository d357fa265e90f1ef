import type { StudentCard } from '@bayan/domain/students/students.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface AskedStudentProps {
  readonly asked: StudentCard;
  /** Whom the draft is about. */
  readonly current: StudentCard | undefined;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** That a draft about another student stands in the form. */
export function AskedStudent({ asked, current, onTake, onKeep }: AskedStudentProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const name = nameOf(asked, language);
  return (
    <Alert tone="accent" title={t('logger.asked.title')} isNews>
      <p>
        {current ? t('logger.asked.text', { name: nameOf(current, language) }) : t('logger.asked.nobody')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="secondary" onPress={onTake}>
          {t('logger.asked.take', { name })}
        </Button>
        <Button tone="quiet" onPress={onKeep}>
          {t('logger.asked.keep')}
        </Button>
      </div>
    </Alert>
  );
}
