/** A tab is opened at the press itself, else browsers take it for an unwanted one; where it leads comes a moment later. */
export async function openInTab(addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const address = await addressOf();
    (tab ?? window).location.assign(address);
  } catch (problem) {
    tab?.close();
    throw problem;
  }
}

/** The server says that it is to be saved, so that the page stays. */
export function saveFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
