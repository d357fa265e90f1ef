/** Names and addresses of this machine alone. */
export const isLoopbackHost = (hostname: string) =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname);
