/** No academy of ours is older: an earlier year is a slip of the finger. */
export const EARLIEST_DAY = '2000-01-01';
