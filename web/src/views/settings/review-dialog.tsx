import type { Settings, SettingsForm } from '@bayan/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChangesTable } from './changes-table.tsx';
import { useEffectTexts } from './use-effect-texts.ts';

interface ReviewDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly before: Settings;
  readonly change: SettingsForm;
  readonly isPending: boolean;
  /** Why it could not be saved. */
  readonly problem: { readonly title: string; readonly text: string } | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What a change will do, before it is saved (R905). Closing it keeps what was typed. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { title, confirmLabel, before, change, isPending, problem, onConfirm, onClose } = props;
  const { t } = useTranslation(['academy-settings', 'translation']);
  const effects = useEffectTexts()(before, change);
  return (
    <Dialog
      title={title}
      isWide
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('translation:ui.cancel')}
          </Button>
          <Button isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {problem && (
          <Alert tone="danger" title={problem.title} isNews>
            {problem.text}
          </Alert>
        )}
        {effects.length > 0 && (
          <Alert tone="accent" title={t('review.effects')}>
            <ul className="list-disc ps-5">
              {effects.map(effect => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ChangesTable caption={t('changes.caption')} before={before} after={change} />
      </div>
    </Dialog>
  );
}
