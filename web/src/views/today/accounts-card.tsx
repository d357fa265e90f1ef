import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TodayCard, TodayRow, TodayRows } from './today-card.tsx';
import { useAgo } from './use-ago.ts';

const ADDRESS = dashboardAddress('admin', 'people/accounts');

/** Who has signed up and reaches nothing until somebody says what they are to the academy (R944). */
export function AccountsCard({ accounts }: Pick<Today, 'accounts'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const now = useNow();
  const ago = useAgo();
  const title = t('accounts.title');
  return (
    <TodayCard title={title} count={accounts.count} link={{ to: ADDRESS, label: t('accounts.all') }}>
      <TodayRows label={title}>
        {accounts.items.map(account => (
          <li key={account.id}>
            <TodayRow
              action={
                <LinkButton to={`${ADDRESS}?open=${account.id}`} tone="secondary">
                  {t('accounts.decide')}
                  <VisuallyHidden>{`: ${nameOf(account, language)}`}</VisuallyHidden>
                </LinkButton>
              }
            >
              <p className="font-semibold">
                <bdi>{nameOf(account, language)}</bdi>
              </p>
              {account.email && (
                <p className="wrap-anywhere text-ink-soft">
                  <bdi dir="ltr">{account.email}</bdi>
                </p>
              )}
              <p className="text-ink-soft">{t('accounts.since', { ago: ago(account.waitingSince, now) })}</p>
            </TodayRow>
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}
