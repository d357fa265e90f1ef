/** The token behind the link by which a reader stops a kind of mail. */
export function stopTokenIn(text: string): string {
  const found = /\/stop-reminders\?lng=\w\w&token=(\S+)/.exec(text);
  return decodeURIComponent(found?.[1] ?? '');
}
