import { useTranslation } from 'react-i18next';
import { ApiError } from './api-client.ts';

/** What the server found wrong with a field, in the reader's words; an entry of a list belongs to its field. */
export function useFieldErrors(error: Error | null): (field: string) => string | undefined {
  const { t } = useTranslation('errors');
  const issues = error instanceof ApiError ? (error.refused.issues ?? []) : [];
  return field => {
    const problem = issues.find(
      issue => issue.field === field || issue.field.startsWith(`${field}.`),
    )?.problem;
    return problem && t(`field.${problem}`);
  };
}
