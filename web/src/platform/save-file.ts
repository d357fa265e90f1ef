/** Saves what a page has made, or was sent, under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // The browser has begun to save by then, and would otherwise keep the file in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
