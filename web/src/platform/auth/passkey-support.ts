const isNetworkAddress = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Whether this browser could have a passkey for this page: at a bare network address it has none. */
export const mayHavePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !isNetworkAddress(location.hostname);
