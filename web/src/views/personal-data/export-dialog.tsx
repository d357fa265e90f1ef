import { languages } from '@bayan/domain/language/language';
import type { ErasurePreview } from '@bayan/domain/personal-data/erasures.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProvenDialog } from './proven-dialog.tsx';
import { useAskExport } from './use-personal-data.ts';

interface ExportDialogProps {
  readonly person: ErasurePreview['person'];
  readonly onClose: () => void;
}

/** Has the server make a copy of all it stores about somebody. */
export function ExportDialog({ person, onClose }: ExportDialogProps) {
  const { t } = useTranslation('personal-data');
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState(ownLanguage);
  const { mutateAsync } = useAskExport();
  const name = nameOf(person, ownLanguage);

  async function ask() {
    await mutateAsync({ body: { personId: person.id, language } });
    showToast({ title: t('export.asked.title'), text: t('export.asked.text'), tone: 'success' });
  }

  return (
    <ProvenDialog
      title={t('export.title')}
      about={name}
      confirmLabel={t('export.confirm')}
      onConfirm={ask}
      onClose={onClose}
    >
      <p>{t('export.what')}</p>
      <p>{t('export.not')}</p>
      <RadioGroup
        name="language"
        label={t('export.language')}
        value={language}
        options={languages.map(id => ({ id, label: t(`languages.${id}`) }))}
        onChange={setLanguage}
      />
    </ProvenDialog>
  );
}
