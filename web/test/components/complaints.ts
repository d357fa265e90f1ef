/** What went wrong beside what a test looks at. Any of it fails the test. */
const complaints: string[] = [];

/** One page has seen many people by its last test. */
const ofTheSharedPage = /Multiple GoTrueClient instances/;

export function complain(text: string): void {
  if (!ofTheSharedPage.test(text)) complaints.push(text);
}

export const takeComplaints = (): string[] => complaints.splice(0);
