import type { Today } from '@bayan/domain/today/today.contract';
import { useTranslation } from 'react-i18next';
import { canRetry, RetryMail } from '#academy/mail/retry-mail.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { knownName } from '#platform/person-name.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NothingHere, TodayCard, TodayRow, TodayRows } from './today-card.tsx';

type FailedMail = Today['mail']['items'][number];
const OUTBOX = 'people/outbox';

/** Mails that could not be sent: tried again, or the address is corrected (R944). */
export function MailCard({ mail }: Pick<Today, 'mail'>) {
  const { t } = useTranslation('today');
  const title = t('mail.title');
  return (
    <TodayCard
      title={title}
      count={mail.count}
      link={{ to: dashboardAddress('admin', OUTBOX), label: t('mail.outbox') }}
    >
      {mail.items.length === 0 && <NothingHere>{t('mail.empty')}</NothingHere>}
      <TodayRows label={title}>
        {mail.items.map(failed => (
          <li key={failed.id}>
            <MailRow mail={failed} />
          </li>
        ))}
      </TodayRows>
    </TodayCard>
  );
}

function MailRow({ mail }: { readonly mail: FailedMail }) {
  const { t } = useTranslation(['today', 'mail-texts']);
  const language = useLanguage();
  const { kind, to, lastError, person } = mail;
  return (
    <TodayRow action={canRetry(mail) ? <RetryMail mail={mail} /> : <GivenUp mail={mail} />}>
      <p className="font-semibold wrap-anywhere">
        <bdi>{knownName(person, language) ?? to}</bdi>
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {/* A newer server may send mails that this page does not know. */}
        {t(`mail-texts:kinds.${kind as 'invite'}`, { defaultValue: kind })}
        {lastError && (
          <span className="before:mx-1.5 before:content-['·']">
            <bdi dir="ltr">{lastError}</bdi>
          </span>
        )}
      </p>
    </TodayRow>
  );
}

/** It has no content any more (R809): what helps is the right address, or the list with the reasons. */
function GivenUp({ mail: { person, to } }: { readonly mail: FailedMail }) {
  const { t } = useTranslation('today');
  const place =
    person?.role === 'student' || person?.role === 'tutor' ? `${person.role}s/${person.id}` : null;
  return (
    <LinkButton to={dashboardAddress('admin', place ?? `${OUTBOX}?status=failed`)} tone="secondary">
      {t(place ? 'mail.correct' : 'mail.open')}
      <VisuallyHidden>{`: ${to}`}</VisuallyHidden>
    </LinkButton>
  );
}
