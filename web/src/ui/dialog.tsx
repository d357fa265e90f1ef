import { type ReactNode, useId, useState } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from './back-closes.ts';
import { Confirm } from './confirm.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { keepHeight } from './keep-height.ts';
import { keepTop } from './keep-top.ts';
import { scrimClass } from './scrim.ts';
import { useChangedFields } from './use-changed-fields.ts';

/** It does not jump, neither when less is in it than before nor when more is. */
function keepStill(dialog: HTMLElement | null) {
  const kept = [keepHeight(dialog), keepTop(dialog)];
  return () => {
    for (const release of kept) release?.();
  };
}

interface DialogProps {
  readonly title: string;
  /** Whose or which it is about, where one title stands for many (R675). */
  readonly about?: string | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** A tap beside it closes it. Not where something typed would be lost. */
  readonly isDismissable?: boolean;
  /** Asks before a change to one of its fields is lost (R753). Only not where each is kept, or none of them is saved. */
  readonly asksToLeave?: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** What follows from the fields, always in view beside them; below them where there is no room. */
  readonly beside?: ReactNode;
  /** The buttons, in the thumb's reach however long the content is. */
  readonly footer?: ReactNode;
}

interface Room {
  readonly isWide: boolean;
  readonly isDouble: boolean;
}

function widthOf({ isWide, isDouble }: Room): string {
  if (isDouble) return 'sm:max-w-3xl lg:max-w-5xl';
  return isWide ? 'sm:max-w-3xl' : 'sm:max-w-lg';
}

/** From the bottom of a phone's screen, in the middle of a larger one. Focus stays inside and returns afterwards. */
export function Dialog({
  title,
  about,
  isOpen,
  onOpenChange,
  isDismissable = false,
  asksToLeave = true,
  isWide = false,
  children,
  beside,
  footer,
}: DialogProps) {
  const { t } = useTranslation();
  const { fieldsRef, hasChanged } = useChangedFields();
  const [isAsking, setAsking] = useState(false);
  const aboutId = useId();
  const change = (opens: boolean) =>
    !opens && asksToLeave && hasChanged() ? setAsking(true) : onOpenChange(opens);
  useBackCloses(isOpen, () => change(false));
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={isDismissable}
      className={`${scrimClass} grid grid-rows-[minmax(0,1fr)_auto] justify-items-center sm:grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:p-6`}
    >
      <Modal
        className={`row-start-2 flex max-h-[90dvh] w-full flex-col rounded-t-large border border-line bg-paper shadow-lift sm:rounded-large ${widthOf({ isWide, isDouble: beside !== undefined })}`}
      >
        <RacDialog
          ref={keepStill}
          className="flex min-h-0 flex-col outline-none"
          {...(about !== undefined && { 'aria-describedby': aboutId })}
        >
          <div
            data-over-page
            className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2"
          >
            <div className="min-w-0 py-1.5">
              <Heading slot="title" className="text-lg leading-heading font-semibold">
                {title}
              </Heading>
              {about !== undefined && (
                <p id={aboutId} className="text-sm text-ink-soft">
                  {about}
                </p>
              )}
            </div>
            <IconButton slot="close" icon={closeIcon} label={t('ui.close')} />
          </div>
          <div
            className={`min-h-0 grow overflow-y-auto ${beside ? 'lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:overflow-hidden' : ''}`}
          >
            <div ref={fieldsRef} className={`p-5 ${beside ? 'lg:overflow-y-auto' : ''}`}>
              {children}
            </div>
            {beside && (
              <div className="border-line bg-sand p-5 max-lg:border-t lg:overflow-y-auto lg:border-s">
                {beside}
              </div>
            )}
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
