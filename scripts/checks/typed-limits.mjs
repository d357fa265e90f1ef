/** None, one and two: of these a name would say no more. */
const isLimit = ({ type, value }) => type === 'Literal' && typeof value === 'number' && value > 2;

/** Limits of fields that a contract types itself: a form could not read them, and would type them again. */
export const typedLimits = (found, path) => ({
  CallExpression({ arguments: given }) {
    if (!path.endsWith('.contract.ts')) return;
    for (const argument of given.filter(isLimit))
      found(argument, `${argument.raw} belongs into the limits of the noun (<noun>.limits.ts)`);
  },
});
