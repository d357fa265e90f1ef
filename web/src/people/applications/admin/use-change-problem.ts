import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';

/** What to say where a colleague was first: the record is read again and shows what they did. */
export function useProblemTexts(): (error: unknown) => { readonly title: string; readonly text: string } {
  const { t } = useTranslation('applications');
  const errorTexts = useErrorTexts();
  return error =>
    error instanceof ApiError && error.code === 'conflict.stale'
      ? { ...errorTexts(error), text: t('stale') }
      : errorTexts(error);
}

/** Says why a change was not made. */
export function useChangeProblem(): (error: unknown) => void {
  const textsOf = useProblemTexts();
  return error => showToast({ ...textsOf(error), tone: 'danger' });
}
