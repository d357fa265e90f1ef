import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { DataTable } from '#ui/data-table.tsx';
import { EMERGENCY_LINES, OTHER_LINES } from './emergency-lines.ts';

/** Whom to call, by country; each number can be tapped. */
export function EmergencyTable() {
  const { t } = useTranslation('legal');
  const service = (id: 'police' | 'ambulance' | 'fire') => ({
    id,
    label: t(`lines.${id}`),
    cell: (lines: (typeof EMERGENCY_LINES)[number]) => <Telephone number={lines[id]} />,
  });
  return (
    <div className="mt-6 flex flex-col gap-4">
      <h3 className="font-semibold">{t('lines.title')}</h3>
      <DataTable
        caption={t('lines.title')}
        columns={[
          {
            id: 'country',
            label: t('lines.country'),
            cell: ({ country }) => t(`lines.countries.${country}`),
          },
          service('police'),
          service('ambulance'),
          service('fire'),
        ]}
        rows={EMERGENCY_LINES}
        rowKey={({ country }) => country}
      />
      <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
        <p>{t('lines.saudi', { number: leftToRight(OTHER_LINES.saudi) })}</p>
        <p>{t('lines.childline', { number: leftToRight(OTHER_LINES.childline) })}</p>
        <p>{t('lines.nspcc', { number: leftToRight(OTHER_LINES.nspcc) })}</p>
      </div>
    </div>
  );
}

const Telephone = ({ number }: { readonly number: string }) => (
  <a
    href={`tel:${number}`}
    className="inline-flex min-h-11 items-center font-semibold text-teal tabular-nums underline underline-offset-4"
  >
    <bdi dir="ltr">{number}</bdi>
  </a>
);
