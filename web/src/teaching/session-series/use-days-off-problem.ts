import type { SeriesClash } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';

const ownTexts = { 'conflict.stale': 'stale', 'series.clash': 'clash' } as const;
const isOwn = (code: string): code is keyof typeof ownTexts => Object.hasOwn(ownTexts, code);

/** Every day that is not free, where that is why a change of a series was refused. */
export const clashesIn = (refused: Error | null): readonly SeriesClash[] =>
  refused instanceof ApiError ? ((refused.refused.clashes ?? []) as readonly SeriesClash[]) : [];

/** Why days off could not be changed. What the dialog shows is read again, so that there are no versions to choose from. */
export function useDaysOffProblem(): (refused: Error) => { readonly title: string; readonly text: string } {
  const { t } = useTranslation('session-series');
  const errorTexts = useErrorTexts();
  return refused => {
    if (!(refused instanceof ApiError) || !isOwn(refused.code)) return errorTexts(refused);
    const own = ownTexts[refused.code];
    return { title: t(`daysOff.${own}.title`), text: t(`daysOff.${own}.text`) };
  };
}
