/** The first of the wanted ones that is there, else the first of all. */
export const chosenOf = <Session extends { readonly id: string }>(
  sessions: readonly Session[],
  wanted: readonly (string | null)[],
): Session | undefined =>
  wanted.map(id => sessions.find(session => session.id === id)).find(found => found) ?? sessions[0];
