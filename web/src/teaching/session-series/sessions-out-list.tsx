import type { SessionsOut } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { SessionTimes } from './session-times.tsx';

interface SessionsOutListProps {
  readonly out: SessionsOut;
  /** By this clock they are told. */
  readonly familyTimezone: string;
}

const FATES = ['withdrawn', 'removed'] as const;

/** Which sessions leave the plan: those that are deleted, and those that stay as cancelled ones (R457). */
export function SessionsOutList({ out, familyTimezone }: SessionsOutListProps) {
  const { t } = useTranslation('session-series');
  return FATES.filter(fate => out[fate].length > 0).map(fate => (
    <SessionTimes
      key={fate}
      title={t(`end.${fate}`, { count: out[fate].length })}
      note={t(`end.${fate}Note`)}
      sessions={out[fate]}
      familyTimezone={familyTimezone}
    />
  ));
}
