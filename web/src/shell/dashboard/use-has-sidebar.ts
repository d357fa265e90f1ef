import { useMediaQuery } from '#ui/media-query.ts';

/** Whether the sidebar stands beside the page, and does not slide in. */
export const useHasSidebar = (): boolean => useMediaQuery('(width >= 64rem)');
