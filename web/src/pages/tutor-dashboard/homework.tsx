import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { HomeworkToMark } from '#teaching/homework/homework-to-mark.tsx';

/** What her students have handed in and she has not marked, whoever it is from. */
export function TutorHomework() {
  const { t } = useTranslation('homework');
  return (
    <>
      <PageHeader title={t('toMark.title')} note={t('toMark.note')} />
      <div className="mt-7">
        <HomeworkToMark />
      </div>
    </>
  );
}
