import { MAX_COUNTED } from '@bayan/domain/applications/applications.limits';
import { useTranslation } from 'react-i18next';

/** How many of a stage there are, as far as the academy counts; nothing before it has answered. */
export function useCountText(): (count: number | undefined) => string {
  const { t } = useTranslation('applications');
  return count => {
    if (count === undefined) return '';
    return count === MAX_COUNTED ? t('totals.atLeast', { count }) : String(count);
  };
}
