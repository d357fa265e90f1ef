/** The order matters: most browsers also name other browsers in their user agent. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\/|\bOPiOS\/|\bOpera[ /]/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bChromium\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
] as const;

export const BROWSER_NAMES = BROWSERS.map(([name]) => name);
export const SYSTEM_NAMES = SYSTEMS.map(([name]) => name);

/** The common names of the browser and the system in a user agent. Null if unknown. */
export const namesIn = (userAgent: string | null) => ({
  browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
  system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null,
});
