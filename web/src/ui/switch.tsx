import type { ReactNode } from 'react';
import { Switch as RacSwitch } from 'react-aria-components';

interface SwitchProps {
  readonly name?: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

const track =
  'h-6.5 w-11 shrink-0 rounded-full border border-control bg-sand-deep p-0.5 transition-colors duration-150 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-3 group-data-focus-visible:outline-teal group-data-selected:border-teal group-data-selected:bg-teal forced-colors:group-data-selected:bg-[Highlight]';
const thumb =
  'block size-5 rounded-full bg-control transition-transform duration-150 group-data-selected:translate-x-4.5 group-data-selected:bg-paper rtl:group-data-selected:-translate-x-4.5 forced-colors:bg-[CanvasText] forced-colors:group-data-selected:bg-[HighlightText]';

/** On or off, and felt at once. Where a form must be sent first, a checkbox is right. */
export const Switch = ({ children, ...rest }: SwitchProps) => (
  <RacSwitch
    {...rest}
    className="group flex min-h-11 cursor-pointer items-center gap-3 data-disabled:cursor-not-allowed data-disabled:opacity-50"
  >
    <span className={track}>
      <span className={thumb} />
    </span>
    {children}
  </RacSwitch>
);
