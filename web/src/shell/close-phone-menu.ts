/** Marks the `<details>` that is a menu. */
export const phoneMenuMark = { 'data-phone-menu': '' };

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-phone-menu][open]');

/** Closes the menu on Escape and on a tap outside (R740). It runs before React has come, as the menu itself does. */
export function closePhoneMenu(): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
