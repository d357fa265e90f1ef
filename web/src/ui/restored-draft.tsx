import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface RestoredDraftProps {
  /** Of a form that is sent, and nothing of it saved. */
  readonly isUnsent?: boolean;
  readonly onDiscard: () => void;
}

/** Says that the fields show what was typed before and not saved, with the way to what is saved. */
export function RestoredDraft({ isUnsent = false, onDiscard }: RestoredDraftProps) {
  const { t } = useTranslation();
  const texts = isUnsent ? 'ui.unsent' : 'ui.restored';
  return (
    <Alert tone="accent" title={t(`${texts}.title`)}>
      <p>{t(`${texts}.text`)}</p>
      <div className="mt-3">
        <Button tone="secondary" onPress={onDiscard}>
          {t(`${texts}.discard`)}
        </Button>
      </div>
    </Alert>
  );
}
