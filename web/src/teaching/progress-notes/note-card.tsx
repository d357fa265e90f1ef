import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';

interface NoteCardProps {
  readonly note: ProgressNote;
  /** Who wrote it, where that is not the reader. */
  readonly author?: string;
  readonly onEdit?: () => void;
}

export function NoteCard({ note, author, onEdit }: NoteCardProps) {
  const { t } = useTranslation(['students', 'names']);
  const language = useLanguage();
  const timezone = useViewerTimezone();
  return (
    <Card>
      <article>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
            <Badge tone="plain">{t(`names:subjects.${note.subject}`)}</Badge>
            <time dateTime={note.createdAt}>
              {shortDayText(new Date(note.createdAt), { language, timeZone: timezone })}
            </time>
            {author && <bdi>{author}</bdi>}
          </div>
          {onEdit && (
            <Button tone="quiet" onPress={onEdit}>
              {t('notes.edit')}
            </Button>
          )}
        </div>
        <OwnWords as="p" className="mt-2 w-fit max-w-prose break-words whitespace-pre-line">
          {note.note}
        </OwnWords>
        <div className="mt-4 grid gap-4 text-sm sm:grid-cols-2">
          <Points label={t('notes.strengths')} points={note.strengths} />
          <Points label={t('notes.areasForImprovement')} points={note.areasForImprovement} />
        </div>
      </article>
    </Card>
  );
}

function Points({ label, points }: { readonly label: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{label}</h3>
      <ul className="mt-1 list-disc ps-5 marker:text-brass">
        {points.map(point => (
          <li key={point}>
            <OwnWords>{point}</OwnWords>
          </li>
        ))}
      </ul>
    </div>
  );
}
