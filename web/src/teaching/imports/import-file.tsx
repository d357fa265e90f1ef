import { IMPORT_KINDS, type ImportKind } from '@bayan/domain/imports/import-kinds';
import { importTemplate } from '@bayan/domain/imports/import-template';
import type { Import } from '@bayan/domain/imports/imports.contract';
import { IMPORT_LIMITS, ROW_LIMITS } from '@bayan/domain/imports/imports.limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { newId } from '#platform/new-id.ts';
import { numberText } from '#platform/number-text.ts';
import { saveFile } from '#platform/save-file.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useCheckImport } from './use-imports.ts';

interface ImportFileProps {
  readonly kind: ImportKind;
  readonly onKind: (kind: ImportKind) => void;
  readonly onChecked: (checked: Import) => void;
}

/** What the file is about, a template to fill in, and the file itself (R990). */
export function ImportFile({ kind, onKind, onChecked }: ImportFileProps) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { mutate, isPending, error, variables } = useCheckImport();
  const refused = error && errorTexts(error);
  const send = ([file]: readonly File[]) =>
    file &&
    mutate(
      {
        query: { kind, name: file.name.slice(0, IMPORT_LIMITS.fileName) },
        file,
        idempotencyKey: newId(),
      },
      { onSuccess: onChecked },
    );
  const save = () =>
    saveFile(`${kind}-template.csv`, new Blob([importTemplate(kind, language)], { type: 'text/csv' }));
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <RadioGroup
          name="kind"
          label={t('kind')}
          value={kind}
          options={IMPORT_KINDS.map(id => ({ id, label: t(`kinds.${id}`) }))}
          onChange={onKind}
        />
        <p className="max-w-prose text-sm text-ink-soft">{t(`help.${kind}`)}</p>
        <div>
          <Button tone="secondary" onPress={save}>
            {t('template')}
          </Button>
        </div>
        <FileDrop
          label={t('file')}
          hint={t('fileHint', { most: numberText(ROW_LIMITS[kind], language) })}
          accept={['.csv', '.txt', '.tsv', 'text/csv']}
          onFiles={send}
          error={refused && !isPending ? `${refused.title}\n${refused.text}` : undefined}
        />
        <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
          {isPending && variables ? t('reading', { name: variables.query.name }) : null}
        </p>
      </div>
    </Card>
  );
}
