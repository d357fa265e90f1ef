/** What the list of series is narrowed to, as its address says it. */
export const seriesChoiceIn = (address: URLSearchParams) => ({
  state: address.get('state') === 'over' ? ('over' as const) : null,
  studentId: address.get('studentId'),
});
