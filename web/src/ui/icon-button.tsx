import { Button } from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { Drawing } from './icons/drawing.ts';

interface IconButtonProps {
  readonly icon: Drawing;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Where it opens something that takes the whole screen: whether that is open. */
  readonly isOpen?: boolean;
  /** Where React Aria itself knows what the button does, and names it. */
  readonly slot?: 'close' | 'previous' | 'next' | 'increment' | 'decrement';
}

/** A button without words, for what every reader knows by its sign; its name is read aloud. */
export const IconButton = ({ icon, label, isOpen, ...rest }: IconButtonProps) => (
  <Button
    {...rest}
    {...(label !== undefined && { 'aria-label': label })}
    {...(isOpen !== undefined && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
    className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft transition-colors duration-150 hover:text-teal focus-visible:outline-offset-[-3px] disabled:opacity-50"
  >
    <Icon drawing={icon} />
  </Button>
);
