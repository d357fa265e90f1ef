/** Where an admin finds a resource: for all tutors, for its owner alone, or no longer offered to anybody (R835). */
export const RESOURCE_SHELVES = ['shared', 'private', 'retired'] as const;
export type ResourceShelf = (typeof RESOURCE_SHELVES)[number];
