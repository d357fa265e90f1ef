import { type Locator, page } from 'vitest/browser';

export const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

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
