import { useTranslation } from 'react-i18next';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
}

/** Stands in the place of what did not come, with the way to try again. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Alert tone="danger" title={title} isNews>
      <p>{text}</p>
      <div className="mt-3">
        <Button tone="secondary" onPress={onRetry}>
          {t('ui.again')}
        </Button>
      </div>
    </Alert>
  );
}
