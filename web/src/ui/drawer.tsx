import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from './back-closes.ts';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { scrimClass } from './scrim.ts';

interface DrawerProps {
  /** Read aloud; what is inside shows its own headings. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Slides in from where lines begin: the menu of a phone. */
export function Drawer({ label, children, ...overlay }: DrawerProps) {
  const { t } = useTranslation();
  useBackCloses(overlay.isOpen, () => overlay.onOpenChange(false));
  return (
    <ModalOverlay {...overlay} isDismissable className={scrimClass}>
      <Modal className="absolute inset-y-0 start-0 w-80 max-w-[85vw] border-e border-line bg-paper transition-transform duration-150 data-entering:-translate-x-full data-exiting:-translate-x-full rtl:data-entering:translate-x-full rtl:data-exiting:translate-x-full">
        <Dialog aria-label={label} className="relative h-full overflow-y-auto outline-none">
          <div className="absolute end-2 top-2">
            <IconButton slot="close" icon={closeIcon} label={t('ui.close')} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
