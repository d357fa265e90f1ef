import { Checkbox, CheckboxGroup } from 'react-aria-components';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Chip<Id extends string> {
  readonly id: Id;
  /** As much as there is room for. */
  readonly short: string;
  /** What it is called where it is read aloud. */
  readonly label: string;
}

interface ChipGroupProps<Id extends string> extends FieldTexts {
  readonly name: string;
  readonly chips: readonly Chip<Id>[];
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
  readonly isRequired?: boolean;
}

const chipClass =
  'grid min-h-11 min-w-9 grow cursor-pointer place-items-center rounded-card border border-control bg-paper px-0.5 text-xs font-semibold transition-colors duration-150 hover:border-teal data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-teal data-selected:border-teal data-selected:bg-teal data-selected:text-paper forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]';

/** Several of a few that have short names, in one line where it has the room: the days of a week. */
export const ChipGroup = <Id extends string>({
  label,
  hint,
  error,
  chips,
  value,
  onChange,
  ...rest
}: ChipGroupProps<Id>) => (
  <CheckboxGroup
    {...rest}
    value={[...value]}
    onChange={ids => onChange(chips.map(({ id }) => id).filter(id => ids.includes(id)))}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <div className="flex flex-wrap gap-1">
        {chips.map(({ id, short, label: name }) => (
          <Checkbox key={id} value={id} className={chipClass}>
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Checkbox>
        ))}
      </div>
    </FieldFrame>
  </CheckboxGroup>
);
