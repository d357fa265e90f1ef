import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { PersonSearch } from './person-search.tsx';

/**
 * The search field of a list that is narrowed to one person. Only the choice asks the list: each look at it is recorded,
 * and one at every letter would fill the log (R633, R807).
 */
export function PersonFinder({ onChoose, ...search }: ComponentProps<typeof PersonSearch>) {
  const place = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(0);
  // What was chosen had the focus, and has gone with what was found.
  useEffect(() => {
    if (choices > 0) place.current?.querySelector('input')?.focus();
  }, [choices]);
  return (
    <div ref={place} className="sm:col-span-2 xl:col-span-4 xl:max-w-lg">
      <PersonSearch
        {...search}
        onChoose={person => {
          setChoices(choices + 1);
          onChoose(person);
        }}
      />
    </div>
  );
}
