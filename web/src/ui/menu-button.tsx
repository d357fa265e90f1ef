import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icons/site-icons.ts';
import type { Option } from './options.ts';
import { popoverClass } from './popover-class.ts';

interface MenuButtonProps<Id extends string> {
  readonly label: string;
  /** Its whole name, with what it is about, where many stand below one another. It begins with the label. */
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly onChoose: (id: Id) => void;
}

/** A button that unfolds what can be done with what it stands beside. */
export const MenuButton = <Id extends string>({ label, name, options, onChoose }: MenuButtonProps<Id>) => (
  <MenuTrigger>
    <Button tone="secondary" aria-label={name}>
      {label}
      <Icon drawing={chevronDownIcon} className="size-4.5 text-ink-soft" />
    </Button>
    <Popover offset={6} placement="bottom end" className={`min-w-48 ${popoverClass}`}>
      <Menu className="p-1.5 outline-none">
        {options.map(option => (
          <MenuItem
            key={option.id}
            textValue={option.label}
            onAction={() => onChoose(option.id)}
            className="flex min-h-11 cursor-pointer items-center rounded-small px-3 py-1.5 outline-none data-focused:bg-teal-soft forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  </MenuTrigger>
);
