import type { Resource } from '@bayan/domain/resources/resources.contract';

/** What an admin does to where a resource stands (R835). */
export const SHELF_CHANGES = ['publish', 'makePrivate', 'retire', 'restore'] as const;
export type ShelfChange = (typeof SHELF_CHANGES)[number];

interface Step {
  readonly body: { readonly isPublic: boolean } | { readonly isRetired: boolean };
  /** What takes it back. */
  readonly undo: Step['body'];
  readonly isConcerned: (resource: Pick<Resource, 'isPublic' | 'retiredAt'>) => boolean;
}

export const stepOf: Readonly<Record<ShelfChange, Step>> = {
  publish: {
    body: { isPublic: true },
    undo: { isPublic: false },
    isConcerned: ({ isPublic }) => !isPublic,
  },
  makePrivate: {
    body: { isPublic: false },
    undo: { isPublic: true },
    isConcerned: ({ isPublic }) => isPublic,
  },
  retire: {
    body: { isRetired: true },
    undo: { isRetired: false },
    isConcerned: ({ retiredAt }) => retiredAt === null,
  },
  restore: {
    body: { isRetired: false },
    undo: { isRetired: true },
    isConcerned: ({ retiredAt }) => retiredAt !== null,
  },
};
