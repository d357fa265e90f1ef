/** What follows `Bearer` in the Authorization header, if anything does. */
export const bearerToken = (request: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;
