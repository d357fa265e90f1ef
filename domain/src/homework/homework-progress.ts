interface Counted {
  readonly completed: number;
  readonly pending: number;
}

/** How much of what was set is done, as the dashboard shows it: whole per cent, and 0 where nothing was set (R147). */
export const dashboardRate = ({ completed, pending }: Counted): number =>
  completed + pending === 0 ? 0 : Math.round((completed / (completed + pending)) * 100);
