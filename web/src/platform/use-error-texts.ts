import { useTranslation } from 'react-i18next';
import { ApiError } from './api-client.ts';

interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

/** What to tell somebody about a failure: what happened and what to do. */
export function useErrorTexts(): (error: unknown) => ErrorTexts {
  const { t } = useTranslation('errors');
  return error => {
    const code = error instanceof ApiError ? error.code : 'internal';
    return {
      title: t(`${code}.title`, { defaultValue: t('internal.title') }),
      text: t(`${code}.text`, { defaultValue: t('internal.text') }),
    };
  };
}
