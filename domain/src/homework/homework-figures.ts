interface Counted {
  readonly completed: number;
  readonly all: number;
}

/** How much of all is done, in whole per cent; 0 where there is none (R147). */
export const rateOfAll = ({ completed, all }: Counted): number =>
  all === 0 ? 0 : Math.round((completed / all) * 100);
