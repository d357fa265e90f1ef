import type { Import } from '@bayan/domain/imports/imports.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';
import { CheckedImport } from './checked-import.tsx';
import { DoneImport } from './done-import.tsx';
import { useImport } from './use-imports.ts';

/** One import, at the step at which it is. */
export function ImportSteps({ id }: { readonly id: string }) {
  const errorTexts = useErrorTexts();
  const { data, error, refetch } = useImport(id);
  if (data) return <Step of={data} />;
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  return (
    <Card>
      <Skeleton rows={6} />
    </Card>
  );
}

function Step({ of: found }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const { fileName, kind, state, rows, faultyRows, fileFaults } = found;
  const count = (value: number) => numberText(value, language);
  return (
    <section aria-labelledby="import-file" className="flex flex-col gap-5">
      <div>
        <h2 id="import-file" className="text-lg leading-heading font-semibold">
          <bdi className="wrap-anywhere">{fileName}</bdi>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t(`kinds.${kind}`)}</p>
      </div>
      <StatStrip
        stats={[
          { label: t('counts.rows'), value: count(rows) },
          { label: t('counts.ready'), value: count(fileFaults.length > 0 ? 0 : rows - faultyRows) },
          { label: t('counts.faulty'), value: count(faultyRows) },
        ]}
      />
      {state === 'checked' ? <CheckedImport of={found} /> : <DoneImport of={found} />}
    </section>
  );
}
