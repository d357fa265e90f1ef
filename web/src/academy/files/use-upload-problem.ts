import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';

/** Beside a file there is no heading: what happened and what to do are said in one line. */
export function useUploadProblem(): (failure: unknown) => string {
  const { t } = useTranslation('uploads');
  const errorTexts = useErrorTexts();
  return failure => {
    const { title, text } = errorTexts(failure);
    return t('problem', { what: title, next: text });
  };
}
