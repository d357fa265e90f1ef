import { decimalText, type Money } from '@bayan/domain/money/money';
import type { StatementLine } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';
import { dayInYearText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { moneyText, numberText } from '#platform/number-text.ts';

/** What a line says, alike on the screen and on paper. */
export function useLineTexts() {
  const { t } = useTranslation(['statements', 'sessions']);
  const language = useLanguage();
  const sum = (money: Money) => moneyText(Number(decimalText(money)), money.currency, language);
  return {
    day: ({ startsAt, timezone: timeZone }: StatementLine) =>
      dayInYearText(new Date(startsAt), { language, timeZone }),
    time: ({ startsAt, timezone: timeZone }: StatementLine) =>
      timeText(new Date(startsAt), { language, timeZone }),
    /** How it ended, or how it is. */
    outcome({ state, outcome, status, minutes }: StatementLine) {
      if (state === 'open' || outcome === null) return t(`sessions:status.${status}`);
      return outcome === 'taught' ? t('taught') : t(`sessions:outcome.${outcome}`, { count: minutes ?? 0 });
    },
    minutes({ state, minutes, duration }: StatementLine) {
      if (minutes === null) return t(state === 'open' ? 'notClosed' : 'notRecorded');
      const counted = numberText(minutes, language);
      return minutes === duration
        ? counted
        : t('minutesOf', { counted, planned: numberText(duration, language) });
    },
    rate: ({ rate }: StatementLine) =>
      rate ? moneyText(rate.perHour, rate.currency, language) : t('noPrice'),
    /** Nothing where nothing is in the sum: a nought would be one. */
    amount: ({ amount }: StatementLine) => (amount ? sum(amount) : '–'),
    sum,
    number: (value: number) => numberText(value, language),
  };
}
