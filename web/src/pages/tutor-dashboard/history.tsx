import { SESSION_VIEWS } from '@bayan/domain/sessions/session-view';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { useReportLines } from '#teaching/session-reports/report-line.tsx';
import { ExportButton } from '#teaching/sessions/export-button.tsx';
import { choiceIn, inView, viewIn, withViewFor } from '#teaching/sessions/history-filters.ts';
import { HistoryView } from '#teaching/sessions/history-view.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Every session a tutor has logged: found, added up, corrected, rated and exported. It opens on what is past (R730). */
export function TutorHistory() {
  const { t } = useTranslation(['sessions', 'dashboard', 'statements']);
  const { filters: choice, setFilters } = useAddressFilters(choiceIn);
  const view = viewIn(choice);
  const noteOn = useReportLines();
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <PageHeader title={t('dashboard:places.tutor.history')} />
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={dashboardAddress('tutor', 'statement')} tone="secondary">
            {t('statements:open')}
          </LinkButton>
          <ExportButton filters={{ ...choice, view }} />
        </div>
      </div>
      <DialogHost of={sessionDialogs}>
        <Tabs
          label={t('history.views.label')}
          selected={view}
          onSelect={chosen => setFilters(inView(chosen, choice))}
          tabs={SESSION_VIEWS.map(id => ({ id, label: t(`history.views.${id}`) }))}
        >
          <HistoryView
            choice={choice}
            noteOn={noteOn}
            onChange={(change, how) => setFilters(withViewFor(change, choice), how)}
          />
        </Tabs>
      </DialogHost>
    </>
  );
}
