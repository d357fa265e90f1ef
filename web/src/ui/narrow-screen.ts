import { useMediaQuery } from './media-query.ts';

/** Whether this is a phone's width, where what stands beside one another must stand below. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 639px)');
