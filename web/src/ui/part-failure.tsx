import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface PartFailureProps {
  readonly reference: string;
  readonly onAgain: () => void;
  /** Begins the form with empty fields; null where nothing was typed. */
  readonly onSetAside: (() => void) | null;
}

/** Stands in the place of a part that broke, with the ways to go on. */
export function PartFailure({ reference, onAgain, onSetAside }: PartFailureProps) {
  const { t } = useTranslation();
  return (
    <Alert tone="danger" title={t('ui.part.title')} isNews>
      <p>{t('ui.part.text')}</p>
      {onSetAside && <p className="mt-2">{t('ui.part.setAsideNote')}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button tone="secondary" onPress={onAgain}>
          {t('ui.again')}
        </Button>
        {onSetAside && (
          <Button tone="secondary" onPress={onSetAside}>
            {t('ui.part.setAside')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-ink-soft">
        {t('error.reference')} <bdi dir="ltr">{reference}</bdi>
      </p>
    </Alert>
  );
}
