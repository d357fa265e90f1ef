import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons/site-icons.ts';
import type { Option } from './options.ts';
import { popoverClass } from './popover-class.ts';

interface OptionListProps {
  /** Left out where the control around it filters them itself. */
  readonly options?: readonly Option[];
  /** Shown in place of the options where there are none. */
  readonly emptyText?: string;
}

/** The list that a select or a combo box unfolds, as wide as its control. */
export const OptionList = ({ options, emptyText }: OptionListProps) => (
  <Popover offset={6} className={`min-w-(--trigger-width) ${popoverClass}`}>
    <ListBox<Option>
      {...(options && { items: options })}
      className="max-h-80 overflow-auto p-1.5 outline-none"
      renderEmptyState={() => <p className="px-3 py-2.5 text-sm text-ink-soft">{emptyText}</p>}
    >
      {({ id, label }) => (
        <ListBoxItem
          id={id}
          textValue={label}
          className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1.5 outline-none data-focused:bg-teal-soft data-selected:font-semibold forced-colors:data-focused:bg-[Highlight] forced-colors:data-focused:text-[HighlightText]"
        >
          <span className="grow">{label}</span>
          <Icon drawing={checkIcon} className="size-4 text-teal opacity-0 group-data-selected:opacity-100" />
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
