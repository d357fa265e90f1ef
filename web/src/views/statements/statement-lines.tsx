import type { Statement, StatementLine } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { DataTable } from '#ui/data-table.tsx';
import { useLineTexts } from './use-line-texts.ts';

/** The lessons of a month, each with what it comes to. */
export function StatementLines({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation(['statements', 'names']);
  const language = useLanguage();
  const city = useCity();
  const texts = useLineTexts();
  const { side, lines, timezone } = statement;
  const numeric = (text: string) => <bdi>{text}</bdi>;
  return (
    <DataTable
      caption={t(`caption.${side}`)}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'when',
          label: t('columns.when'),
          cell: line => (
            <>
              <span className="block whitespace-nowrap">{texts.day(line)}</span>
              <span className="text-ink-soft">
                <bdi>{texts.time(line)}</bdi>
                {/* By a clock that the person no longer has. */}
                {line.timezone !== timezone && ` · ${city(line.timezone)}`}
              </span>
            </>
          ),
        },
        {
          id: 'person',
          label: t(`columns.${side === 'family' ? 'tutor' : 'student'}`),
          cell: line => (
            <>
              <bdi className="block">{nameOf(line.person, language)}</bdi>
              <span className="text-ink-soft">{t(`names:subjects.${line.subject}`)}</span>
            </>
          ),
        },
        { id: 'outcome', label: t('columns.outcome'), cell: line => <Outcome line={line} /> },
        {
          id: 'minutes',
          label: t('columns.minutes'),
          cell: line => numeric(texts.minutes(line)),
          isNumeric: true,
        },
        {
          id: 'rate',
          label: t(`columns.rate.${side}`),
          cell: line => numeric(texts.rate(line)),
          isNumeric: true,
        },
        {
          id: 'amount',
          label: t('columns.amount'),
          cell: line => <b className="font-semibold">{numeric(texts.amount(line))}</b>,
          isNumeric: true,
        },
      ]}
    />
  );
}

function Outcome({ line }: { readonly line: StatementLine }) {
  const { t } = useTranslation('statements');
  const texts = useLineTexts();
  return (
    <>
      {texts.outcome(line)}
      {line.owesLesson && <span className="block text-ink-soft">{t('owed')}</span>}
    </>
  );
}
