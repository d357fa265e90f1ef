/** The sign-in protocol has no contracts. */
const isSignIn = address => /^\/auth\/v1/.test(address?.value ?? address?.quasis?.[0].value.raw ?? '');

/** Code that asks the API past the contracts, or that reads again all that was ever read (docs/decisions/0030). */
export const ownQueries = (found, path) => {
  const isOurWay = path.startsWith('web/src/platform/');
  let queries = 0;
  return {
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.property?.name === 'invalidateQueries' && given.length === 0)
        found(node, 'reads everything again; say what changed by useRefresh');
      if (isOurWay) return;
      if (callee.name === 'fetch' && !isSignIn(given[0]))
        found(node, 'asks by itself; use useEndpoint, usePages or useChange');
      if (callee.name === 'useQuery') queries++;
      if (queries > 0 && callee.name === 'call') found(node, 'reads the API by itself; use useEndpoint');
    },
    'CallExpression:exit'({ callee }) {
      if (callee.name === 'useQuery') queries--;
    },
  };
};
