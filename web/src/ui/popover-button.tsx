import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons/site-icons.ts';
import { popoverClass } from './popover-class.ts';

interface PopoverButtonProps {
  readonly label: string;
  /** What ends with a choice gets a way to fold itself up again. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that unfolds a few controls beside what they are about. */
export const PopoverButton = ({ label, children }: PopoverButtonProps) => (
  <DialogTrigger>
    <Button tone="secondary">
      {label}
      <Icon drawing={chevronDownIcon} className="size-4.5 text-ink-soft" />
    </Button>
    <Popover offset={6} placement="bottom end" className={`max-w-[90vw] min-w-64 ${popoverClass}`}>
      <Dialog aria-label={label} className="p-4 outline-none">
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </Dialog>
    </Popover>
  </DialogTrigger>
);
