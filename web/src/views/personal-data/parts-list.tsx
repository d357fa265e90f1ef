import type { ErasurePreview } from '@bayan/domain/personal-data/erasures.contract';
import { useTranslation } from 'react-i18next';

type Part = ErasurePreview['goes'][number] | ErasurePreview['stays'][number];

interface PartsListProps {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Why each stays. */
  readonly hasReasons?: boolean;
}

/** What there is about a person, with how much of it. */
export function PartsList({ title, parts, hasReasons = false }: PartsListProps) {
  const { t } = useTranslation('personal-data');
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 divide-y divide-line text-sm">
        {parts.map(({ part, count }) => (
          <div key={part} className="flex justify-between gap-4 py-2">
            <dt>
              {t(`parts.${part}`)}
              {hasReasons && <span className="block text-ink-soft">{t(`why.${part as 'lessons'}`)}</span>}
            </dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
