import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon, pinIcon, trashIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { showToast } from '#ui/toast.tsx';
import { ColourName, edgeOf } from './colour-name.tsx';
import { staffNoteDialogs } from './staff-note-dialogs.tsx';
import { useAttached, useAttachedAddress } from './use-attached.ts';

interface StaffNoteCardProps {
  readonly note: StaffNote;
  /** Left out where the page around it says what the note is about. */
  readonly showsAbout?: boolean;
}

const SHOWN_IN_NAMES = 40;

export function StaffNoteCard({ note, showsAbout = true }: StaffNoteCardProps) {
  const { t } = useTranslation('staff-notes');
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  const errorTexts = useErrorTexts();
  const openDialog = useOpenDialog(staffNoteDialogs);
  const attached = useAttached()(note);
  const address = useAttachedAddress()(note);
  const pin = useChange('PATCH /api/staff-notes/{id}', {
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
  const { id, version, text, colour, isPinned, author, editedBy, mentions, createdAt } = note;
  const writtenAt = new Date(createdAt);
  const nameOfAction = (action: 'edit' | 'remove' | 'pin' | 'unpin') =>
    t('actionOn', { action: t(action), text: text.slice(0, SHOWN_IN_NAMES) });
  return (
    <article className={`rounded-large border border-s-4 border-line bg-paper p-5 sm:p-6 ${edgeOf[colour]}`}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1.5">
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {isPinned && (
              <Badge>
                <Icon drawing={pinIcon} className="size-3.5" />
                {t('pinned')}
              </Badge>
            )}
            <ColourName colour={colour} />
            {showsAbout && attached && (
              <span className="text-sm font-semibold">
                {address ? (
                  <PageLink
                    to={address}
                    className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
                  >
                    <bdi>{attached.label}</bdi>
                  </PageLink>
                ) : (
                  <bdi>{attached.label}</bdi>
                )}
              </span>
            )}
          </div>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <bdi>{nameOf(author, language)}</bdi>
            <time dateTime={createdAt} className="tabular-nums">
              {shortDayText(writtenAt, where)} <bdi dir="ltr">{timeText(writtenAt, where)}</bdi>
            </time>
            {editedBy && <span>{t('editedBy', { name: nameOf(editedBy, language) })}</span>}
            {mentions.length > 0 && (
              <span>
                {t('mentions', {
                  names: listText(
                    mentions.map(person => nameOf(person, language)),
                    language,
                  ),
                })}
              </span>
            )}
          </p>
        </div>
        <div className="-mt-2 -me-2 flex shrink-0">
          <Button
            tone="quiet"
            aria-label={nameOfAction(isPinned ? 'unpin' : 'pin')}
            isPending={pin.isPending}
            onPress={() => pin.mutate({ params: { id }, body: { isPinned: !isPinned }, version })}
          >
            {t(isPinned ? 'unpin' : 'pin')}
          </Button>
          <IconButton
            icon={editIcon}
            label={nameOfAction('edit')}
            onPress={() => openDialog({ dialog: 'edit', note })}
          />
          <IconButton
            icon={trashIcon}
            label={nameOfAction('remove')}
            onPress={() => openDialog({ dialog: 'remove', note })}
          />
        </div>
      </div>
      <OwnWords as="p" className="mt-3 w-fit max-w-prose break-words whitespace-pre-line">
        {text}
      </OwnWords>
    </article>
  );
}
