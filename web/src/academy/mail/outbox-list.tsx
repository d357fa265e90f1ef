import type { Mail } from '@bayan/domain/mail/mail.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { givenIn, isFiltered, queryOf, useAddressFilters } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { mailIcon } from '#ui/icons/site-icons.ts';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { MailStatusFilter } from './mail-status-filter.tsx';
import { filtersIn } from './outbox-filters.ts';
import { RetryDialog } from './retry-dialog.tsx';
import { canRetry, RetryMail } from './retry-mail.tsx';

const tones = { waiting: 'quiet', sent: 'success', failed: 'danger', withdrawn: 'quiet' } as const;

/** The mails of the last 90 days, and why one did not go (R256, R838). */
export function OutboxList() {
  const { t } = useTranslation(['mail', 'mail-texts']);
  const { pathname } = useLocation();
  const download = useDownload();
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const [retried, setRetried] = useState<readonly Mail[] | null>(null);
  const query = givenIn(filters);
  // A newer server may send mails that this page does not know.
  const kindName = (kind: string) => t(`mail-texts:kinds.${kind as 'invite'}`, { defaultValue: kind });
  const columns: ListColumns<Mail> = [
    {
      id: 'to',
      label: t('columns.to'),
      cell: ({ to }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {to}
        </bdi>
      ),
    },
    { id: 'kind', label: t('columns.kind'), cell: ({ kind }) => kindName(kind) },
    { id: 'status', label: t('columns.status'), cell: mail => <Status mail={mail} /> },
    { id: 'when', label: t('columns.when'), cell: mail => <Written mail={mail} /> },
    { id: 'retry', label: t('columns.retry'), cell: mail => canRetry(mail) && <RetryMail mail={mail} /> },
  ];
  return (
    <>
      <RecordList
        name="outbox"
        label={t('list')}
        pages={usePages('GET /api/mail', { query })}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ to, kind }) => `${to} ${kindName(kind)}`}
        // A mail has no page of its own: it leads to all that went to the same address.
        addressOf={({ to }) => `${pathname}?${queryOf({ ...filters, q: to })}`}
        search={{
          label: t('search'),
          value: filters.q ?? '',
          onSearch: q => setFilters({ q: q || null }, { replace: true }),
        }}
        filters={<MailStatusFilter status={filters.status} onChange={setFilters} />}
        bulkActions={[{ id: 'retry', label: t('retry'), onPress: setRetried }]}
        onExport={() => download('GET /api/mail/export', { query })}
        empty={{
          icon: mailIcon,
          title: t('empty.title'),
          text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
        }}
      />
      {retried && <RetryDialog mails={retried} onClose={() => setRetried(null)} />}
    </>
  );
}

interface OfMail {
  readonly mail: Mail;
}

function Status({ mail: { status, attempts, lastError } }: OfMail) {
  const { t } = useTranslation('mail');
  return (
    <>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      {attempts > 1 && (
        <span className="ms-2 text-xs text-ink-soft">{t('attempts', { count: attempts })}</span>
      )}
      {lastError && (
        <span className="mt-1 block max-w-96 text-xs wrap-anywhere text-ink-soft">
          <bdi dir="ltr">{lastError}</bdi>
        </span>
      )}
    </>
  );
}

function Written({ mail: { createdAt } }: OfMail) {
  const clock = { language: useLanguage(), timeZone: useViewerTimezone() };
  const at = new Date(createdAt);
  return (
    <time dateTime={createdAt}>
      {shortDayText(at, clock)} {leftToRight(timeText(at, clock))}
    </time>
  );
}
