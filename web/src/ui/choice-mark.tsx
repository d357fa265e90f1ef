import { Icon } from './icon.tsx';
import { checkIcon } from './icons/site-icons.ts';

const frame =
  'grid size-5.5 shrink-0 place-items-center border border-control bg-paper text-paper transition-colors duration-150 group-hover:border-teal group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-3 group-data-focus-visible:outline-teal group-data-invalid:border-brick group-data-selected:border-teal group-data-selected:bg-teal';

/** The square of a checkbox; its state comes from the group it stands in. */
export const CheckMark = () => (
  <span className={`rounded-small ${frame}`}>
    <Icon drawing={checkIcon} className="size-4 opacity-0 group-data-selected:opacity-100" />
  </span>
);

export const RadioMark = () => (
  <span className={`rounded-full ${frame}`}>
    <span className="size-2 rounded-full bg-paper opacity-0 group-data-selected:opacity-100 forced-colors:bg-[CanvasText]" />
  </span>
);

/** The row that a mark and its words stand in: all of it can be pressed. */
export const choiceRowClass =
  'group flex min-h-11 cursor-pointer items-center gap-3 text-base data-disabled:cursor-not-allowed data-disabled:opacity-50';
