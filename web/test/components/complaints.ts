/** What went wrong beside what a test looks at. Any that it did not expect fails it. */
const complaints: string[] = [];
let expected: readonly RegExp[] = [];

/** One page has seen many people by its last test. */
const ofTheSharedPage = /Multiple GoTrueClient instances/;

export function complain(text: string): void {
  if (![ofTheSharedPage, ...expected].some(pattern => pattern.test(text))) complaints.push(text);
}

/** Until the end of the test. */
export function expectComplaints(...patterns: readonly RegExp[]): void {
  expected = patterns;
}

export function takeComplaints(): string[] {
  expected = [];
  return complaints.splice(0);
}
