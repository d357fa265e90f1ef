import type { ListColumns } from './list-column.ts';
import { useStoredChoice } from './use-stored-choice.ts';

const isTexts = (kept: unknown): kept is readonly string[] =>
  Array.isArray(kept) && kept.every(one => typeof one === 'string');

/** Which columns a person wants to see. What is kept and no longer offered is nothing. */
export function useChosenColumns<Row>(list: string, columns: ListColumns<Row>) {
  const [title, ...others] = columns;
  const [chosen, keep] = useStoredChoice(`${list}.columns`, kept =>
    isTexts(kept) ? kept : others.filter(({ isExtra }) => !isExtra).map(({ id }) => id),
  );
  const isShown = (id: string) => chosen.includes(id);
  const shown: ListColumns<Row> = [title, ...others.filter(({ id }) => isShown(id))];
  const choose = (id: string, isWanted: boolean) =>
    keep(isWanted ? [...chosen, id] : chosen.filter(one => one !== id));
  return { shown, offered: others, isShown, choose };
}
