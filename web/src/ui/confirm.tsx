import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import { scrimClass } from './scrim.ts';

interface ConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Whose or which it is about (R675). */
  readonly about?: string | undefined;
  readonly text: string;
  /** Says what will happen, never only yes. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isDanger?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what cannot be taken back. The keyboard begins on the way out. */
export function Confirm({
  isOpen,
  title,
  about,
  text,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const { t } = useTranslation();
  useBackCloses(isOpen, onCancel);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={isNowOpen => !isNowOpen && onCancel()}
      className={`${scrimClass} flex items-center justify-center p-4`}
    >
      <Modal className="w-full max-w-md rounded-large border border-line bg-paper p-6 shadow-lift">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="text-lg leading-heading font-semibold">
            {title}
          </Heading>
          {about !== undefined && <p className="mt-1 text-sm text-ink-soft">{about}</p>}
          <p className="mt-3 text-ink-soft">{text}</p>
          <div data-over-page className="mt-6 flex flex-wrap justify-end gap-3">
            <Button tone="secondary" onPress={onCancel} autoFocus>
              {cancelLabel ?? t('ui.cancel')}
            </Button>
            <Button tone={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
