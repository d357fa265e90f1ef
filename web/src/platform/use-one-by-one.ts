import { useState } from 'react';

interface Changed<Item, Answer> {
  readonly item: Item;
  readonly answer: Answer;
}

/** The same change of several records, one after the other until one is refused. What is done is not done again. */
export function useOneByOne<Item extends { readonly id: string }, Answer>(
  items: readonly Item[],
  change: (item: Item) => Promise<Answer>,
) {
  const [isPending, setPending] = useState(false);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ readonly item: Item; readonly error: Error } | null>(null);
  const left = items.filter(({ id }) => !done.has(id));

  async function run() {
    setPending(true);
    setRefused(null);
    const changed: Changed<Item, Answer>[] = [];
    for (const item of left) {
      try {
        changed.push({ item, answer: await change(item) });
      } catch (error) {
        setRefused({ item, error: error as Error });
        break;
      }
    }
    setPending(false);
    setDone(new Set([...done, ...changed.map(({ item }) => item.id)]));
    return { changed, isWhole: changed.length === left.length };
  }

  return { left, done, isPending, refused, run };
}
