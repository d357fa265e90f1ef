import type { Import } from '@bayan/domain/imports/imports.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { useUndoImport } from './use-imports.ts';
import { usedRowsIn } from './used-rows.ts';

/** Takes the whole import back, or says which rows keep it (R994). */
export function UndoImport({ of: { id, kind, rows, version, fileName } }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const errorTexts = useErrorTexts();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useUndoImport(kind);
  const refused = error && errorTexts(error);
  return (
    <>
      <div>
        <Button tone="secondary" onPress={() => setAsked(true)}>
          {t('undo.open')}
        </Button>
      </div>
      {refused && !isPending && (
        <div className="basis-full">
          <Alert tone="danger" title={refused.title} isNews>
            <p>{refused.text}</p>
            <ul className="mt-2 flex list-disc flex-col gap-1 ps-5 empty:hidden">
              {usedRowsIn(error).map(({ row, use }) => (
                <li key={row}>{t('undo.used', { row, use: t(`uses.${use}`) })}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <Confirm
        isOpen={isAsked}
        isDanger
        title={t('undo.title')}
        about={fileName}
        text={t(`undo.text.${kind}`, { count: rows })}
        confirmLabel={t('undo.open')}
        isPending={isPending}
        onConfirm={() => mutate({ params: { id }, version }, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
