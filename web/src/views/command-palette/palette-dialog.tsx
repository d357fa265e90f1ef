import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { PaletteField } from './palette-field.tsx';
import { useFoundEntries } from './use-found-entries.ts';

interface PaletteDialogProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** One field that finds pages, people and what can be done. */
export function PaletteDialog({ typed, onType, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const entries = useFoundEntries(typed);
  return (
    <Dialog
      title={t('title')}
      isOpen
      isDismissable
      asksToLeave={false}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      <PaletteField
        typed={typed}
        onType={onType}
        entries={entries}
        onChoose={entry => {
          onClose();
          if (entry.address === null) entry.act();
          else void navigate(entry.address);
        }}
      />
    </Dialog>
  );
}
