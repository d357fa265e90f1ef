import { useState } from 'react';

/** Which rows are ticked. Only rows that are shown count: nobody acts on what they cannot see. */
export function useSelection(shownKeys: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = shownKeys.filter(key => ticked.has(key));
  const isAll = shownKeys.length > 0 && selected.length === shownKeys.length;
  return {
    selected,
    isAll,
    isSelected: (key: string) => ticked.has(key),
    select: (key: string, isWanted: boolean) =>
      setTicked(before => {
        const after = new Set(before);
        if (isWanted) after.add(key);
        else after.delete(key);
        return after;
      }),
    selectAll: () => setTicked(new Set(isAll ? [] : shownKeys)),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
