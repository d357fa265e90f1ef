import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { OwnHomeworkFigures } from '#teaching/homework/own/own-homework-figures.tsx';
import { CompletedHomework, PendingHomework } from '#teaching/homework/own/own-homework-list.tsx';
import { useHomeworkTotals } from '#teaching/homework/own/use-own-homework.ts';
import { WorkDialog } from '#teaching/homework/own/work-dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';

const TABS = ['pending', 'completed'] as const;

/** What is to be done, what was handed in, and what the tutor said about it. The tab is in the address. */
export function StudentHomework() {
  const { t } = useTranslation(['homework', 'dashboard']);
  const [address, setAddress] = useSearchParams();
  // As it was when the dialog was opened: what others make of it meanwhile is shown when it is handed in (R297).
  const [handedIn, setHandedIn] = useState<Homework | null>(null);
  const selected = TABS.find(tab => tab === address.get('tab')) ?? 'pending';
  const list = { isNothingSet: useHomeworkTotals().data?.all === 0, onSubmit: setHandedIn };
  const content = {
    pending: <PendingHomework {...list} />,
    completed: <CompletedHomework {...list} />,
  };
  return (
    <>
      <PageHeader title={t('dashboard:places.student.homework')} note={t('own.note')} />
      <div className="mt-7 flex flex-col gap-6">
        <OwnHomeworkFigures />
        <Tabs
          label={t('own.tabs.label')}
          selected={selected}
          onSelect={tab => setAddress({ tab }, { replace: true, preventScrollReset: true })}
          tabs={TABS.map(id => ({ id, label: t(`own.tabs.${id}`), content: content[id] }))}
        />
      </div>
      {handedIn && <WorkDialog homework={handedIn} onClose={() => setHandedIn(null)} />}
    </>
  );
}
