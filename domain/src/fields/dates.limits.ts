/** The academy is younger. An earlier year is a typing error. */
export const EARLIEST_DAY = '2000-01-01';
