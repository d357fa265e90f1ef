import { useStoredChoice } from './use-stored-choice.ts';

/** Filters under a name. They are those of the address, so a view can also be sent to a colleague as a link. */
interface SavedView {
  readonly name: string;
  /** What stands behind the question mark. */
  readonly query: string;
}

export const SAVED_VIEW_LIMITS = { name: 40, views: 20 };

const isView = (kept: unknown): kept is SavedView =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'query' in kept &&
  typeof kept.query === 'string';

/** A name that is used again gets the new filters; of too many, the oldest goes. */
export function useSavedViews(list: string) {
  const [views, keep] = useStoredChoice<readonly SavedView[]>(`${list}.views`, kept =>
    Array.isArray(kept) ? kept.filter(isView) : [],
  );
  const without = (name: string) => views.filter(view => view.name !== name);
  return {
    views,
    save: (view: SavedView) => keep([...without(view.name), view].slice(-SAVED_VIEW_LIMITS.views)),
    remove: (name: string) => keep(without(name)),
  };
}
