import type { Progress } from '@bayan/domain/progress/progress.contract';
import { useTranslation } from 'react-i18next';
import { useFigureTexts } from './use-figure-texts.ts';

const COLUMNS = ['figures.hours', 'figures.sessions', 'subjects.rating'] as const;
const cell = 'py-2.5 ps-2 text-end sm:ps-3 tabular-nums print:py-[0.6mm]';

/** Narrow enough for a phone and for half a sheet of paper. */
export function SubjectTable({ subjects }: Pick<Progress, 'subjects'>) {
  const { t } = useTranslation(['progress', 'names']);
  const { hours, number, average } = useFigureTexts();
  if (subjects.length === 0) return <p className="text-ink-soft">{t('subjects.empty')}</p>;
  return (
    <table className="w-full max-sm:text-sm">
      <caption className="sr-only">{t('subjects.title')}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-2.5 text-start font-normal print:py-[0.6mm]">
            {t('subjects.subject')}
          </th>
          {COLUMNS.map(column => (
            <th key={column} scope="col" className={`${cell} font-normal max-[22rem]:wrap-anywhere`}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, ...sums }) => (
          <tr key={subject} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 text-start font-semibold print:py-[0.6mm]">
              {t(`names:subjects.${subject}`)}
            </th>
            <td className={cell}>{hours(sums.minutes)}</td>
            <td className={cell}>{number(sums.sessions)}</td>
            <td className={cell}>{average(sums.received)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
