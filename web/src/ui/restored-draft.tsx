import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Says that the fields show what was typed before and not saved, with the way to what is saved. */
export function RestoredDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert tone="accent" title={t('ui.restored.title')}>
      <p>{t('ui.restored.text')}</p>
      <div className="mt-3">
        <Button tone="secondary" onPress={onDiscard}>
          {t('ui.restored.discard')}
        </Button>
      </div>
    </Alert>
  );
}
