interface Counted {
  readonly completed: number;
  readonly all: number;
}

/** How much of all homework is done, in whole per cent; 0 where there is none (R147). */
export const completionRate = ({ completed, all }: Counted): number =>
  all === 0 ? 0 : Math.round((completed / all) * 100);
