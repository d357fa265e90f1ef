interface Counted {
  readonly completed: number;
  readonly all: number;
}

/** The share of completed homework in whole per cent. 0 without homework (R147). */
export const completionRate = ({ completed, all }: Counted): number =>
  all === 0 ? 0 : Math.round((completed / all) * 100);
