import { Radio, RadioGroup } from 'react-aria-components';
import { FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { Star } from './stars.tsx';

interface StarRatingProps extends FieldTexts {
  readonly name: string;
  /** What one star, two stars and so on mean: 'Poor' to 'Excellent'. */
  readonly meanings: readonly string[];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** One to five, given with a finger, the arrow keys or by name: '1 Poor' to '5 Excellent'. */
export const StarRating = ({ label, hint, error, meanings, value, onChange, ...rest }: StarRatingProps) => (
  <RadioGroup
    {...rest}
    orientation="horizontal"
    value={value === null ? null : String(value)}
    onChange={chosen => onChange(Number(chosen))}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={fieldClass}
  >
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {meanings.map((meaning, index) => (
            <Radio
              key={meaning}
              value={String(index + 1)}
              aria-label={starName(index + 1, meaning)}
              className="grid size-11 cursor-pointer place-items-center rounded-card text-brass transition-colors duration-150 data-disabled:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-offset-[-3px] data-focus-visible:outline-teal"
            >
              <Star filled={value !== null && index < value ? 1 : 0} className="size-7" />
            </Radio>
          ))}
        </div>
        {value !== null && (
          <span aria-hidden="true" className="text-sm font-semibold text-brass-text">
            {starName(value, meanings[value - 1] ?? '')}
          </span>
        )}
      </div>
    </FieldFrame>
  </RadioGroup>
);

const starName = (stars: number, meaning: string) => `${stars} ${meaning}`;
