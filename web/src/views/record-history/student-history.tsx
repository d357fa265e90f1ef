import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PagedList } from '#ui/paged-list.tsx';
import { HistoryEntries } from './history-entries.tsx';

interface StudentHistoryProps {
  readonly studentId: string;
  /** An owner reads in the audit log what was there before and after (R807). */
  readonly isOwner: boolean;
}

/** What happened to a student's records, newest first; each look is recorded (R879). */
export function StudentHistory({ studentId, isOwner }: StudentHistoryProps) {
  const { t } = useTranslation('record-history');
  const pages = usePages('GET /api/students/{id}/history', { params: { id: studentId } });
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {t('recorded')}
        {isOwner && (
          <PageLink
            to={`${dashboardAddress('admin', 'people/audit')}?target=${studentId}`}
            className="font-semibold text-teal underline-offset-4 hover:underline"
          >
            {t('inAudit')}
          </PageLink>
        )}
      </p>
      <PagedList
        pages={pages}
        skeletonRows={6}
        empty={{ icon: historyIcon, title: t('empty.title'), text: t('empty.text') }}
      >
        {entries => (
          <div className="rounded-large border border-line bg-paper px-5 py-2">
            <HistoryEntries entries={entries} label={t('title')} linksLessons />
          </div>
        )}
      </PagedList>
    </>
  );
}
