import { type Locator, page } from 'vitest/browser';

export const boxOf = (locator: Pick<Locator, 'element'>) => locator.element().getBoundingClientRect();

/** What a screen reader adds to the name of a field. */
export const describedBy = (locator: Locator) =>
  (locator.element().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join('');

/** The options of the list that is open. */
export const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(option => option.textContent);

/** A toast that is shown, by its title. */
export const toast = (title: string) => page.getByRole('alertdialog', { name: title });

/** Opens the list of a field and takes one of its options. */
export async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: field, exact: false }).click();
  await page.getByRole('option', { name: option }).click();
}

export const press = (name: string) => page.getByRole('button', { name }).click();

/** Hands files to the field for them, as the browser does once somebody has chosen. */
export function giveFiles(...files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing here takes files');
  const given = new DataTransfer();
  for (const file of files) given.items.add(file);
  input.files = given.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
