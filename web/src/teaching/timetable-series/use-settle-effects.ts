import { useTranslation } from 'react-i18next';
import type { totalsOf } from './series-kinds.ts';

type Totals = ReturnType<typeof totalsOf>;

/** What applying or lifting a timetable does, a sentence each. */
export function useSettleEffects(way: 'apply' | 'lift'): (totals: Totals) => string[] {
  const { t } = useTranslation('timetables');
  const isOf = (count: number, text: string) => (count > 0 ? [text] : []);
  return ({ lessons, families, tutors, withoutTime, clashing }) =>
    way === 'lift'
      ? [
          t('settle.lift.sessions', { count: lessons }),
          ...isOf(families, t('settle.families', { count: families })),
          ...isOf(tutors, t('settle.tutors', { count: tutors })),
          t('settle.stay'),
          t('settle.lift.kept'),
        ]
      : [
          t('settle.apply.sessions', { count: lessons }),
          ...isOf(families, t('settle.families', { count: families })),
          ...isOf(tutors, t('settle.tutors', { count: tutors })),
          ...isOf(withoutTime, t('settle.apply.withoutTime', { count: withoutTime })),
          ...isOf(clashing, t('settle.apply.clashing', { count: clashing })),
          t('settle.stay'),
        ];
}
