import type { Import } from '@bayan/domain/imports/imports.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { useFaultText } from './fault-text.ts';
import { FaultyRows } from './faulty-rows.tsx';
import { RowsPreview } from './rows-preview.tsx';
import { useConfirmImport } from './use-imports.ts';

/** The preview: every fault, or what will be made and the way to it (R992, R993). */
export function CheckedImport({ of: checked }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const { id, kind, rows, version, faultyRows, fileFaults } = checked;
  const errorTexts = useErrorTexts();
  const faultText = useFaultText(kind);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useConfirmImport(kind);
  const refused = error && errorTexts(error);
  const isFaulty = faultyRows > 0 || fileFaults.length > 0;
  return (
    <>
      {isFaulty && (
        <Alert tone="danger" title={t('faults.title')} isNews>
          <p>{t('faults.text')}</p>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 empty:hidden">
            {fileFaults.map(fault => (
              <li key={`${fault.problem} ${fault.value}`}>{faultText(fault)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {refused && !isPending && (
        <Alert tone="danger" title={refused.title} isNews>
          {refused.text}
        </Alert>
      )}
      {!isFaulty && (
        <div>
          <Button onPress={() => setAsked(true)}>{t('confirm.open')}</Button>
        </div>
      )}
      {faultyRows > 0 && <FaultyRows of={checked} />}
      {!isFaulty && <RowsPreview of={checked} />}
      <Confirm
        isOpen={isAsked}
        title={t(`confirm.title.${kind}`, { count: rows })}
        about={checked.fileName}
        text={t(kind === 'assignments' ? 'confirm.assignments' : 'confirm.people')}
        confirmLabel={t('confirm.open')}
        isPending={isPending}
        onConfirm={() => mutate({ params: { id }, version }, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
