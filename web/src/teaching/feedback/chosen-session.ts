interface Listed {
  readonly id: string;
  readonly startsAt: string;
}

/** Where one lesson is rated: which one is in the address. */
export const addressToRate = (feedbackAddress: string, { id }: Pick<Listed, 'id'>): string =>
  `${feedbackAddress}?${new URLSearchParams({ session: id })}`;

/** The first of the wanted ones that is there, else the first of all. */
export const chosenOf = <Session extends Pick<Listed, 'id'>>(
  sessions: readonly Session[],
  wanted: readonly (string | null)[],
): Session | undefined =>
  wanted.map(id => sessions.find(session => session.id === id)).find(found => found) ?? sessions[0];

/** What has come of the list, newest first, and in its place among it the one that somebody was led to. */
export const withCalled = <Session extends Listed>(
  sessions: readonly Session[],
  called: Session | undefined,
): readonly Session[] =>
  called && !sessions.some(({ id }) => id === called.id)
    ? [...sessions, called].sort((one, other) => other.startsAt.localeCompare(one.startsAt))
    : sessions;
