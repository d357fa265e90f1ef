import type { TutorProposals } from '@bayan/domain/applications/application-admin.contract';
import { useTranslation } from 'react-i18next';
import { useClockTexts } from './use-clock-texts.ts';

type Load = NonNullable<TutorProposals['proposals'][number]['load']>;

/** How many of a tutor's hours are taken. */
export function useLoadText(): (load: Load) => string {
  const { t } = useTranslation('applications');
  const { weeklyHours } = useClockTexts();
  return ({ taken, offered }) =>
    t('tutors.load', { taken: weeklyHours(taken), offered: weeklyHours(offered) });
}
