import { RETENTION, type RetentionPart } from '@bayan/domain/personal-data/retention';
import { useTranslation } from 'react-i18next';

const parts = Object.keys(RETENTION) as RetentionPart[];

/** How long the academy keeps what, which it enforces by itself (R851). */
export function RetentionList() {
  const { t } = useTranslation('personal-data');
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('retention.title')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('retention.text')}</p>
      <dl className="mt-3 divide-y divide-line text-sm">
        {parts.map(part => (
          <div key={part} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt>{t(`retention.parts.${part}`)}</dt>
            <dd className="tabular-nums">
              {t(`retention.${RETENTION[part].unit}`, { count: RETENTION[part].count })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
