/** The day by two clocks in columns, with its number where there is room, what there is to know and what can be decided. */
export const seriesRowClass =
  'grid grid-cols-[minmax(0,1fr)_2.75rem_2.75rem_auto] items-center gap-x-3 px-4 sm:grid-cols-[1.25rem_10rem_3.5rem_3.5rem_minmax(0,1fr)_auto]';
