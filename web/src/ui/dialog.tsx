import { type ReactNode, useState } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Confirm } from './confirm.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { scrimClass } from './scrim.ts';
import { useTypedValues } from './use-typed-values.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A tap beside it closes it. Not where something typed would be lost. */
  readonly isDismissable?: boolean;
  /** What is typed here is not kept, so the person is asked before it is lost (R753). */
  readonly asksToLeave?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** The buttons, in the thumb's reach however long the content is. */
  readonly footer?: ReactNode;
}

/** From the bottom of a phone's screen, in the middle of a larger one. Focus stays inside and returns afterwards. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  isDismissable = false,
  asksToLeave = false,
  isWide = false,
  children,
  footer,
}: DialogProps) {
  const { t } = useTranslation();
  const { fieldsRef, hasTyped } = useTypedValues();
  const [isAsking, setAsking] = useState(false);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={opens => (!opens && asksToLeave && hasTyped() ? setAsking(true) : onOpenChange(opens))}
      isDismissable={isDismissable}
      className={`${scrimClass} flex items-end justify-center sm:items-center sm:p-6`}
    >
      <Modal
        className={`flex max-h-[90dvh] w-full flex-col rounded-t-large border border-line bg-paper shadow-lift sm:rounded-large ${isWide ? 'sm:max-w-3xl' : 'sm:max-w-lg'}`}
      >
        <RacDialog className="flex min-h-0 flex-col outline-none">
          <div
            data-over-page
            className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2"
          >
            <Heading slot="title" className="py-1.5 text-lg leading-heading font-semibold">
              {title}
            </Heading>
            <IconButton slot="close" icon={closeIcon} label={t('ui.close')} />
          </div>
          <div ref={fieldsRef} className="min-h-0 overflow-y-auto p-5">
            {children}
          </div>
          {footer && (
            <div
              data-over-page
              className="flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))]"
            >
              {footer}
            </div>
          )}
          <Confirm
            isOpen={isAsking}
            title={t('ui.leave.title')}
            text={t('ui.leave.text')}
            confirmLabel={t('ui.leave.confirm')}
            cancelLabel={t('ui.leave.cancel')}
            onConfirm={() => {
              setAsking(false);
              onOpenChange(false);
            }}
            onCancel={() => setAsking(false)}
          />
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
