import { useEffect, useEffectEvent, useState } from 'react';
import { Input, Label, SearchField as RacSearchField } from 'react-aria-components';
import { controlClass, fieldClass } from './field.tsx';
import { Icon } from './icon.tsx';
import { searchIcon } from './icons/room-icons.ts';

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Told a moment after the last key, so that a word is looked for once. */
  readonly onSearch: (value: string) => void;
}

const PAUSE_MS = 250;
const LONGEST = 100;

/** Answers as one types, without taking the keyboard away. */
export function SearchField({ name, label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not our own words coming back, while more were typed: somebody cleared the filters, or went back.
    if (value !== told) {
      setTold(value);
      setTyped(value);
    }
  }
  const wanted = typed.trim();
  const tell = useEffectEvent(() => {
    setTold(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === value) return;
    const waiting = setTimeout(tell, PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [wanted, value]);
  return (
    <RacSearchField name={name} value={typed} onChange={setTyped} className={fieldClass}>
      <Label className="text-sm font-semibold">{label}</Label>
      <div className="relative">
        <Icon
          drawing={searchIcon}
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-ink-soft"
        />
        <Input
          dir="auto"
          maxLength={LONGEST}
          className={`${controlClass} ps-10 [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
    </RacSearchField>
  );
}
