/** One's own row, from the data service of the sign-in protocol. */
export const ownProfilePath = (userId: string) => `/rest/v1/profiles?select=*&id=eq.${userId}`;
export const profileAccept = 'application/vnd.pgrst.object+json';
