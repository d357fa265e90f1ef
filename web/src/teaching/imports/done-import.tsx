import type { Import } from '@bayan/domain/imports/imports.contract';
import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import { canUndoImport } from '@bayan/domain/imports/undo-import.policy';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { InviteImported } from './invite-imported.tsx';
import { useMomentText } from './moment-text.ts';
import { RowsPreview } from './rows-preview.tsx';
import { UndoImport } from './undo-import.tsx';

/** What an import has made and what can be done about it; or, once it is undone, what was taken back. */
export function DoneImport({ of: done }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const { kind, state, rows, uninvited, hasRows } = done;
  return (
    <>
      <Alert
        tone={state === 'undone' ? 'plain' : 'success'}
        title={t(`${state === 'undone' ? 'undone' : 'done'}.title.${kind}`, { count: rows })}
        isNews
      >
        <WhatFollows of={done} />
      </Alert>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state === 'confirmed' && uninvited > 0 && <InviteImported of={done} />}
        {useCanUndo(done) && <UndoImport of={done} />}
      </div>
      {hasRows ? <RowsPreview of={done} /> : <p className="text-ink-soft">{t('forgotten')}</p>}
    </>
  );
}

function useCanUndo({ state, confirmedAt }: Import): boolean {
  const now = useNow();
  return canUndoImport({ state, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) }, now);
}

function WhatFollows({ of: done }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const momentText = useMomentText();
  const canUndo = useCanUndo(done);
  const { confirmedAt, undoneAt, undoneBy } = done;
  if (undoneAt && undoneBy)
    return t('undone.text', { name: nameOf(undoneBy, language), when: momentText(new Date(undoneAt)) });
  if (!canUndo || confirmedAt === null) return t('done.undoOver');
  return t('done.undoUntil', {
    when: momentText(new Date(Date.parse(confirmedAt) + IMPORT_LIMITS.keptMs)),
  });
}
