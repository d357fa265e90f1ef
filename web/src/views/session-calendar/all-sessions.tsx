import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { givenIn, isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { viewIn } from '#teaching/sessions/history-filters.ts';
import { isToClose } from '#teaching/sessions/is-to-close.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import type { ListColumns } from '#ui/record-list/list-column.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import type { LaneKind } from './calendar-address.ts';
import { ListFilterBar } from './list-filter-bar.tsx';
import { listChoiceIn } from './list-filters.ts';
import { PersonFilter } from './person-filter.tsx';
import { plannerDialogs } from './planner-dialogs.tsx';

interface AllSessionsProps {
  /** Of the calendar, to which a lesson leads. */
  readonly calendarAddress: string;
}

/** Everybody's lessons with the filters of History, and what is late closed in bulk (R962, R968). */
export function AllSessions({ calendarAddress }: AllSessionsProps) {
  const { t } = useTranslation(['session-calendar', 'sessions', 'profiles', 'names']);
  const language = useLanguage();
  const now = useNow();
  const timezone = useViewerTimezone();
  const lessonLine = useLessonLine();
  const download = useDownload();
  const open = useOpenDialog(plannerDialogs);
  const { filters: choice, setFilters } = useAddressFilters(listChoiceIn);
  const query = givenIn({ ...choice, view: viewIn(choice) });
  const pages = usePages('GET /api/sessions', { query });
  const knownAs = (kind: LaneKind, id: string | null) =>
    pages.items?.find(session => session[kind].id === id)?.[kind] ?? null;
  const columns: ListColumns<Session> = [
    {
      id: 'student',
      label: t('profiles:person.student'),
      cell: ({ student }) => <bdi>{nameOf(student, language)}</bdi>,
    },
    {
      id: 'time',
      label: t('list.time'),
      cell: session => <SessionClocks session={session} familyTimezone={session.timezone} />,
    },
    {
      id: 'tutor',
      label: t('profiles:person.tutor'),
      cell: ({ tutor }) => <bdi>{nameOf(tutor, language)}</bdi>,
    },
    {
      id: 'subject',
      label: t('sessions:history.filters.subject'),
      cell: ({ subject }) => t(`names:subjects.${subject}`),
    },
    {
      id: 'status',
      label: t('sessions:history.filters.status'),
      cell: session => (
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={session.status} isToClose={isToClose(session, now)} />
          <OutcomeBadge session={session} />
        </span>
      ),
    },
    {
      id: 'duration',
      label: t('sessions:logger.fields.duration'),
      cell: ({ duration }) => t('sessions:minutes', { count: duration }),
      isNumeric: true,
      isExtra: true,
    },
  ];
  return (
    <RecordList
      name="sessions"
      label={t('sessions:history.list')}
      pages={pages}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={lessonLine}
      addressOf={({ id, startsAt }) =>
        `${calendarAddress}?${new URLSearchParams({ day: wallClock(new Date(startsAt), timezone).date, lesson: id })}`
      }
      search={{
        label: t('sessions:history.filters.search'),
        value: choice.q ?? '',
        onSearch: q => setFilters({ q: q || null }, { replace: true }),
      }}
      filters={
        <>
          <ListFilterBar choice={choice} onChange={setFilters} />
          <PersonFilter
            kind="tutor"
            id={choice.tutorId}
            known={knownAs('tutor', choice.tutorId)}
            onChange={tutorId => setFilters({ tutorId })}
          />
          <PersonFilter
            kind="student"
            id={choice.studentId}
            known={knownAs('student', choice.studentId)}
            onChange={studentId => setFilters({ studentId })}
          />
        </>
      }
      bulkActions={[
        { id: 'close', label: t('close.open'), onPress: sessions => open({ dialog: 'close', sessions }) },
      ]}
      onExport={() => download('GET /api/sessions/export', { query })}
      empty={{
        icon: calendarIcon,
        title: t('sessions:history.empty.title'),
        text: t(isFiltered(choice) ? 'sessions:history.empty.filtered' : 'list.empty'),
      }}
    />
  );
}
