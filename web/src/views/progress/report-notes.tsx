import { directionOf } from '@bayan/domain/language/language';
import { languageOfText } from '@bayan/domain/language/language-of-text';
import type { Progress } from '@bayan/domain/progress/progress.contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { OwnWords } from '#ui/own-words.tsx';

/** What is longer fills lines of its own, and is cut as other text is. */
const PHRASE = 40;

/** Two stand beside one another. */
const MAX_NOTES = { crowded: 2, usual: 4 };

interface ReportNotesProps {
  readonly notes: Progress['notes'];
  /** Whether what stands above leaves little room. */
  readonly isCrowded: boolean;
}

/** The newest notes, each cut to a few lines; how many more there are is said (R167). */
export function ReportNotes({ notes: { count, newest }, isCrowded }: ReportNotesProps) {
  const { t } = useTranslation(['progress', 'names']);
  const language = useLanguage();
  const timezone = useViewerTimezone();
  if (count === 0) return <p className="text-ink-soft">{t('report.noNotes')}</p>;
  const shown = newest.slice(0, isCrowded ? MAX_NOTES.crowded : MAX_NOTES.usual);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-[8mm] gap-y-[3mm]">
        {shown.map(({ id, subject, tutor, createdAt, note, strengths, areasForImprovement }) => (
          <li key={id} className="min-w-0">
            <p className="truncate text-ink-soft">
              <span className="font-semibold text-ink">{t(`names:subjects.${subject}`)}</span>
              {' · '}
              <bdi>{nameOf(tutor, language)}</bdi>
              {' · '}
              {shortDayText(new Date(createdAt), { language, timeZone: timezone })}
            </p>
            <OwnWords as="p" className="mt-[0.5mm] line-clamp-4 break-words">
              {note}
            </OwnWords>
            <Points label={t('report.strengths')} points={strengths} />
            <Points label={t('report.areasForImprovement')} points={areasForImprovement} />
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="mt-[2mm] text-ink-soft">{t('report.more', { count: count - shown.length })}</p>
      )}
    </>
  );
}

function Points({ label, points }: { readonly label: string; readonly points: readonly string[] }) {
  const page = useLanguage();
  if (points.length === 0) return null;
  const written = languageOfText(points.join(' ')) ?? page;
  return (
    <p className="mt-[0.5mm] line-clamp-2 break-words">
      <span className="text-ink-soft">{label}</span>{' '}
      {/* The list as a whole runs as its phrases do, and a line ends between two of them. */}
      <bdi dir={directionOf(written)} lang={written}>
        {[...new Set(points)].map((point, index, { length }) => (
          <Fragment key={point}>
            <span className={point.length > PHRASE ? undefined : 'inline-block'}>
              <OwnWords>{point}</OwnWords>
              {index + 1 < length && '\u00a0·'}
            </span>{' '}
          </Fragment>
        ))}
      </bdi>
    </p>
  );
}
