import type { Today } from '@bayan/domain/today/today.contract';
import { TODAY_LIMITS } from '@bayan/domain/today/today.limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { useLength } from './use-ago.ts';

const PARTS = ['done', 'toClose', 'now', 'next'] as const;
const fills = { done: 'bg-teal', toClose: 'bg-brick', now: 'bg-brass', next: 'bg-teal/35' };

/** How the day and the last weeks go, in one slim strip. */
export function FiguresStrip({ figures }: Pick<Today, 'figures'>) {
  const { t } = useTranslation('today');
  const language = useLanguage();
  const length = useLength();
  const { lessons, onTime, matched, answered, rated } = figures;
  const count = (value: number) =>
    value === TODAY_LIMITS.lessonsOfDay ? t('count.atLeast', { count: value }) : numberText(value, language);
  const total = PARTS.reduce((sum, part) => sum + lessons[part], 0);
  const average = rated.of > 0 ? numberText(Math.round((10 * rated.stars) / rated.of) / 10, language) : null;
  return (
    <section aria-label={t('figures.title')}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-large border border-line bg-line text-sm lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-2 grid grid-cols-[auto_1fr] items-center gap-x-6 bg-paper px-4 py-3 lg:col-span-1">
          <dt className="col-start-1 row-start-2 text-ink-soft">{t('figures.lessons')}</dt>
          <dd className="col-start-1 row-start-1 text-lg font-semibold tabular-nums">{count(total)}</dd>
          {total > 0 && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
                {PARTS.filter(part => lessons[part] > 0).map(part => (
                  <span key={part} style={{ flexGrow: lessons[part] }} className={fills[part]} />
                ))}
              </div>
              <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft">
                {PARTS.map(part => (
                  <span key={part} className="inline-flex items-center gap-1.5">
                    <span aria-hidden className={`size-2 rounded-small ${fills[part]}`} />
                    {t(`figures.${part}`, { count: lessons[part] })}
                  </span>
                ))}
              </p>
            </dd>
          )}
        </div>
        <Figure label={t('figures.onTime')} value={onTime.count} of={onTime.of} />
        <Figure label={t('figures.inTime')} value={matched.inTime} of={matched.count} />
        <Figure
          label={t('figures.answered')}
          value={answered.medianMinutes === null ? null : length(answered.medianMinutes)}
        />
        <Figure label={t('figures.rated')} value={average} of={5} />
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | string | null;
  readonly of?: number;
}

function Figure({ label, value, of }: FigureProps) {
  const { t } = useTranslation('today');
  const isNone = value === null || of === 0;
  return (
    <div className="flex flex-col-reverse justify-end bg-paper px-4 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">
        {isNone ? t('figures.none') : value}
        {!isNone && of !== undefined && (
          <span className="ms-1.5 text-sm font-normal text-ink-soft">{t('figures.outOf', { of })}</span>
        )}
      </dd>
    </div>
  );
}
