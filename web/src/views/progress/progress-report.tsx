import type { Progress } from '@bayan/domain/progress/progress.contract';
import { onTimeShare } from '@bayan/domain/progress/progress-figures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { Mark } from '#ui/mark.tsx';
import { HomeworkFigures } from './homework-figures.tsx';
import { HoursChart } from './hours-chart.tsx';
import { ReportNotes } from './report-notes.tsx';
import { SubjectTable } from './subject-table.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

interface ProgressReportProps {
  readonly name: string;
  readonly progress: Progress;
  /** The day of issue. */
  readonly today: string;
}

/**
 * What a browser prints in the place of the page: one sheet of A4 (R167). What could grow is cut to its room, and what
 * would still stand over is cut off, so that it is never two.
 */
export function ProgressReport({ name, progress, today }: ProgressReportProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const siteName = useSiteName(language);
  const { contactEmail } = useSettings();
  const { hours, number, average, percent } = useFigureTexts();
  const { period, total, months, subjects, homework, notes } = progress;
  const figures = {
    hours: hours(total.minutes),
    sessions: number(total.sessions),
    given: average(total.given),
    received: average(total.received),
    onTime: percent(onTimeShare(homework)),
  };
  return (
    <article className="hidden h-[272mm] flex-col gap-[5mm] overflow-hidden px-[0.3mm] text-[8.5pt] leading-[1.45] print:flex">
      <header className="flex items-center justify-between gap-6 border-b border-ink pb-[3mm]">
        <div className="flex items-center gap-3">
          <Mark className="size-11 shrink-0" />
          <div>
            <p className="text-[12pt] leading-heading font-semibold">{siteName}</p>
            <p className="text-ink-soft">{t('report.title')}</p>
          </div>
        </div>
        <p className="text-ink-soft">{t('report.issued', { day: dateText(today, language) })}</p>
      </header>
      <div>
        <h1 className="line-clamp-1 pb-[1mm] text-[17pt] leading-heading font-semibold">
          <bdi>{name}</bdi>
        </h1>
        <p className="text-[10pt]">
          {t('report.period', {
            from: dateText(period.from, language),
            until: dateText(period.until, language),
          })}
        </p>
      </div>
      <dl className="grid grid-cols-5 gap-3">
        {(['hours', 'sessions', 'given', 'received', 'onTime'] as const).map(figure => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end rounded-card border border-line p-[2.5mm]"
          >
            <dt className="text-[7.5pt] text-ink-soft">{t(`report.figures.${figure}`)}</dt>
            <dd className="text-[14pt] leading-heading font-semibold tabular-nums">
              <bdi>{figures[figure]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Part title={t('charts.hours')}>
        <div className="pt-[2mm]">
          <HoursChart months={months} />
        </div>
      </Part>
      <div className="grid grid-cols-2 gap-[8mm]">
        <Part title={t('subjects.title')}>
          <SubjectTable subjects={subjects} />
        </Part>
        <Part title={t('homework.title')}>
          <HomeworkFigures homework={homework} />
        </Part>
      </div>
      <section className="min-h-0 flex-1 overflow-hidden">
        <Heading>{t('report.notes')}</Heading>
        <ReportNotes notes={notes} isCrowded={subjects.length > MAX_BESIDE_HOMEWORK} />
      </section>
      <footer className="flex justify-between gap-6 border-t border-line pt-[2mm] text-[7.5pt] text-ink-soft">
        <span>{siteName}</span>
        <bdi dir="ltr">{contactEmail}</bdi>
      </footer>
    </article>
  );
}

/** So many subjects need no more room than the homework beside them. */
const MAX_BESIDE_HOMEWORK = 4;

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <h2 className="mb-[1.5mm] text-[10.5pt] leading-heading font-semibold text-teal">{children}</h2>
);

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <Heading>{title}</Heading>
    {children}
  </section>
);
