import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { monthAfter, monthBefore } from '@bayan/domain/statements/statement-month';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeMonthText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronEndIcon } from '#ui/icons/room-icons.ts';
import { chevronStartIcon } from '#ui/icons/site-icons.ts';

const FIRST = EARLIEST_DAY.slice(0, 7);

interface MonthBarProps {
  readonly month: string;
  /** The present one: none later has a statement. */
  readonly latest: string;
  readonly onChange: (month: string) => void;
  /** What can be done with the month. */
  readonly children?: ReactNode;
}

/** Which month is shown, and the ways to those beside it. */
export function MonthBar({ month, latest, onChange, children }: MonthBarProps) {
  const { t } = useTranslation('statements');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          icon={chevronStartIcon}
          label={t('month.previous')}
          isDisabled={month <= FIRST}
          onPress={() => onChange(monthBefore(month))}
        />
        <h2 aria-live="polite" className="min-w-36 text-center text-lg leading-heading font-semibold">
          {wholeMonthText(month, useLanguage())}
        </h2>
        <IconButton
          icon={chevronEndIcon}
          label={t('month.next')}
          isDisabled={month >= latest}
          onPress={() => onChange(monthAfter(month))}
        />
      </div>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
