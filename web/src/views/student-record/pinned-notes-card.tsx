import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { staffNoteDialogs } from '#teaching/staff-notes/staff-note-dialogs.tsx';
import { Button } from '#ui/button.tsx';
import { DialogHost, useOpenDialog } from '#ui/dialog-host.tsx';
import { Icon } from '#ui/icon.tsx';
import { pinIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecordCard } from './record-card.tsx';

const MOST = 4;

type About = Pick<WholeStudent, 'profile'>;

/** What colleagues should see first about the student. The rest of their notes is behind the tab. */
export const PinnedNotesCard = ({ profile }: About) => (
  <DialogHost of={staffNoteDialogs}>
    <PinnedNotes profile={profile} />
  </DialogHost>
);

function PinnedNotes({ profile }: About) {
  const { t } = useTranslation(['student-record', 'staff-notes']);
  const language = useLanguage();
  const clock = { language, timeZone: useViewerTimezone() };
  const errorTexts = useErrorTexts();
  const open = useOpenDialog(staffNoteDialogs);
  const { data, error, refetch } = useEndpoint('GET /api/staff-notes', {
    query: { personId: profile.id, pinned: 'true', limit: MOST },
  });
  const about = { kind: 'person', id: profile.id, label: nameOf(profile, language) } as const;
  return (
    <RecordCard
      title={t('pinned.title')}
      aside={
        <span className="flex items-center gap-3">
          <Button tone="quiet" onPress={() => open({ dialog: 'add', about })}>
            {t('staff-notes:add')}
          </Button>
          <PageLink
            to="?tab=staffNotes"
            className="text-sm font-semibold text-teal underline-offset-4 hover:underline"
          >
            {t('pinned.all')}
          </PageLink>
        </span>
      }
    >
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={1} />}
      {data?.items.length === 0 && <p className="text-sm text-ink-soft">{t('pinned.none')}</p>}
      {data && data.items.length > 0 && (
        <ul className="flex flex-col gap-2 text-sm">
          {data.items.map(({ id, text, author, createdAt }) => (
            <li key={id} className="flex gap-3 rounded-card border border-line bg-brass-soft p-3">
              <Icon drawing={pinIcon} className="mt-0.5 size-4 shrink-0 text-ink-soft" />
              <div className="min-w-0">
                <OwnWords as="p" className="break-words whitespace-pre-line">
                  {text}
                </OwnWords>
                <p className="mt-1 text-ink-soft">
                  <bdi>{nameOf(author, language)}</bdi>
                  <span className="before:mx-2 before:content-['·']">
                    {shortDayText(new Date(createdAt), clock)}
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </RecordCard>
  );
}
