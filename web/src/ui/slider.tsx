import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled?: boolean;
  /** `ltr` where its ends are those of a picture, which no language mirrors. */
  readonly dir?: 'ltr';
}

/** More or less of something that is seen to change. The browser's own: keys, touch and names come with it. */
export function Slider({ label, onChange, isDisabled = false, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="w-28 shrink-0 text-sm font-semibold">
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        disabled={isDisabled}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 min-w-0 grow accent-teal disabled:opacity-50"
      />
    </div>
  );
}
