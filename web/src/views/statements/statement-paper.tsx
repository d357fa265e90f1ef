import type { Statement } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';
import { dateText, wholeMonthText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { useCity } from '#platform/use-city.ts';
import { Mark } from '#ui/mark.tsx';
import { useLineTexts } from './use-line-texts.ts';
import { useOpenPoints } from './use-open-points.ts';
import { useStatementStats } from './use-statement-stats.ts';

interface StatementPaperProps {
  readonly statement: Statement;
  /** The day of issue. */
  readonly today: string;
}

const cell = 'py-[1mm] pe-[3mm] align-top last:pe-0';
const numeric = `${cell} text-end tabular-nums`;

/** What a browser prints in the place of the page (R795): as many sheets as the month needs. */
export function StatementPaper({ statement, today }: StatementPaperProps) {
  const { t } = useTranslation(['statements', 'names']);
  const language = useLanguage();
  const siteName = useSiteName(language);
  const city = useCity();
  const { contactEmail } = useSettings();
  const stats = useStatementStats(statement);
  const points = useOpenPoints(statement);
  const texts = useLineTexts();
  const { side, person, month, lines, timezone } = statement;
  return (
    <article className="hidden px-[0.3mm] text-[8.5pt] leading-[1.45] print:block">
      <header className="flex items-center justify-between gap-6 border-b border-ink pb-[3mm]">
        <div className="flex items-center gap-3">
          <Mark className="size-11 shrink-0" />
          <div>
            <p className="text-[12pt] leading-heading font-semibold">{siteName}</p>
            <p className="text-ink-soft">{t('paper.title')}</p>
          </div>
        </div>
        <p className="text-ink-soft">{t('paper.issued', { day: dateText(today, language) })}</p>
      </header>
      <h1 className="mt-[5mm] text-[17pt] leading-heading font-semibold">
        <bdi>{nameOf(person, language)}</bdi>
      </h1>
      <p className="text-[10pt]">{wholeMonthText(month, language)}</p>
      {lines.length > 0 && (
        <table className="mt-[5mm] w-full">
          <thead>
            <tr className="border-b border-ink text-ink-soft">
              {(['day', 'time'] as const).map(column => (
                <th key={column} scope="col" className={`${cell} text-start font-normal`}>
                  {t(`columns.${column}`)}
                </th>
              ))}
              <th scope="col" className={`${cell} text-start font-normal`}>
                {t(`columns.${side === 'family' ? 'tutor' : 'student'}`)}
              </th>
              {(['subject', 'outcome'] as const).map(column => (
                <th key={column} scope="col" className={`${cell} text-start font-normal`}>
                  {t(`columns.${column}`)}
                </th>
              ))}
              <th scope="col" className={`${numeric} font-normal`}>
                {t('columns.minutes')}
              </th>
              <th scope="col" className={`${numeric} font-normal`}>
                {t(`columns.rate.${side}`)}
              </th>
              <th scope="col" className={`${numeric} font-normal`}>
                {t('columns.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.id} className="break-inside-avoid border-b border-line">
                <td className={`${cell} whitespace-nowrap`}>{texts.day(line)}</td>
                <td className={cell}>
                  <bdi>{texts.time(line)}</bdi>
                  {line.timezone !== timezone && ` · ${city(line.timezone)}`}
                </td>
                <td className={cell}>
                  <bdi>{nameOf(line.person, language)}</bdi>
                </td>
                <td className={cell}>{t(`names:subjects.${line.subject}`)}</td>
                <td className={cell}>
                  {texts.outcome(line)}
                  {line.owesLesson && ` · ${t('owed')}`}
                </td>
                <td className={numeric}>
                  <bdi>{texts.minutes(line)}</bdi>
                </td>
                <td className={numeric}>
                  <bdi>{texts.rate(line)}</bdi>
                </td>
                <td className={`${numeric} whitespace-nowrap`}>
                  <bdi>{texts.amount(line)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="mt-[5mm] ms-auto w-[80mm] break-inside-avoid text-[10pt]">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-[0.6mm] last:font-semibold">
            <dt>{label}</dt>
            <dd className="tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {points.length > 0 && (
        <ul className="mt-[5mm] list-disc break-inside-avoid ps-[4mm]">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <footer className="mt-[6mm] flex justify-between gap-6 border-t border-line pt-[2mm] text-[7.5pt] text-ink-soft">
        <span>{t('clock', { city: city(timezone) })}</span>
        <bdi dir="ltr">{contactEmail}</bdi>
      </footer>
    </article>
  );
}
