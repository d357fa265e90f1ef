import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useSamples } from './samples.ts';
import { Section } from './section.tsx';

export function Lists() {
  const { lists } = useSamples();
  const [selected, setSelected] = useState('table');
  const table = (
    <DataTable
      caption={lists.table}
      rows={lists.rows}
      rowKey={({ student }) => student}
      columns={[
        { id: 'student', label: lists.student, cell: ({ student }) => student },
        { id: 'time', label: lists.time, cell: ({ time }) => <bdi dir="ltr">{time}</bdi> },
        { id: 'minutes', label: lists.minutes, cell: ({ minutes }) => minutes, isNumeric: true },
        { id: 'state', label: lists.state, cell: ({ state }) => <Badge tone="success">{state}</Badge> },
      ]}
    />
  );
  const empty = (
    <EmptyState
      icon={calendarIcon}
      title={lists.empty.title}
      text={lists.empty.text}
      action={<Button>{lists.empty.action}</Button>}
    />
  );
  return (
    <Section title={lists.title}>
      <Tabs
        label={lists.title}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'table', label: lists.table, count: lists.rows.length, content: table },
          { id: 'empty', label: lists.empty.title, content: empty },
          { id: 'loading', label: lists.loading, content: <Skeleton /> },
        ]}
      />
    </Section>
  );
}
