import type { AuditLine } from '@bayan/domain/audit/audit.contract';
import { useTranslation } from 'react-i18next';
import { changedFields } from './changed-fields.ts';

/** What an entry says about a record, before and after, side by side. */
export function AuditChanges({ line }: { readonly line: AuditLine }) {
  const { t } = useTranslation('audit');
  const fields = changedFields(line.before, line.after);
  if (fields.length === 0) return <p className="text-sm text-ink-soft">{t('changes.none')}</p>;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('changes.title')}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {(['field', 'before', 'after'] as const).map(column => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-medium">
                {t(`changes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, before, after }) => (
            <tr key={path} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="py-2 pe-4 text-start font-medium">
                <bdi dir="ltr">{path}</bdi>
              </th>
              <Value text={before} />
              <Value text={after} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Value = ({ text }: { readonly text: string | null }) => (
  <td className="max-w-96 py-2 pe-4 wrap-anywhere whitespace-pre-wrap">
    {text !== null && <bdi dir="auto">{text}</bdi>}
  </td>
);
