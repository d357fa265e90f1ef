/** From an address; what is no month of the academy is nothing. */
export const monthIn = (address: URLSearchParams): string | null => {
  const month = address.get('month');
  return month !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : null;
};
