import type { AuditLine } from '@bayan/domain/audit/audit.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { givenIn, isFiltered, queryOf, useAddressFilters } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { Dialog } from '#ui/dialog.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { filtersIn } from './audit-filters.ts';
import { useActionText } from './use-action-text.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useNounName } from './use-noun-name.ts';

/** Who changed what, newest first; each entry opens to what was there before and after (R807). */
export function AuditList() {
  const { t } = useTranslation('audit');
  const { pathname } = useLocation();
  const download = useDownload();
  const nounName = useNounName();
  const actionText = useActionText();
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const [shown, setShown] = useState<AuditLine | null>(null);
  const query = givenIn(filters);
  const nameOfLine = ({ noun, action }: AuditLine) => `${nounName(noun)}: ${actionText(action)}`;
  return (
    <>
      <RecordList
        name="audit"
        label={t('list')}
        pages={usePages('GET /api/audit', { query })}
        columns={useAuditColumns({ filters, nameOfLine, onShowChanges: setShown })}
        rowKey={({ id }) => id}
        rowName={nameOfLine}
        // An entry has no page of its own: it leads to all of the same record, and without one to all of the same kind.
        addressOf={({ targetId, noun }) =>
          `${pathname}?${queryOf({ ...filters, ...(targetId ? { target: targetId } : { noun }) })}`
        }
        filters={<AuditFilterBar filters={filters} onChange={setFilters} />}
        onExport={() => download('GET /api/audit/export', { query })}
        empty={{
          icon: historyIcon,
          title: t('empty.title'),
          text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
        }}
      />
      {shown && (
        <Dialog
          title={t('changes.title')}
          about={nameOfLine(shown)}
          isOpen
          isDismissable
          isWide
          onOpenChange={isOpen => !isOpen && setShown(null)}
        >
          <AuditChanges line={shown} />
        </Dialog>
      )}
    </>
  );
}
