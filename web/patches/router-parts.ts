import type { Plugin } from 'vite';

/**
 * Lets the build leave out those parts of the router that no page uses: its own links, which load pages ahead, and its
 * forms. The router makes them by a call and names them for React's developer tools, and a bundler keeps whatever it
 * sees called and written to.
 */
export const withoutUnusedParts = (code: string): string =>
  code
    .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = ".*";$/gm, '');

export const routerParts = (): Plugin => ({
  name: 'router-parts',
  transform: { filter: { id: /\/node_modules\/react-router\// }, handler: withoutUnusedParts },
});
