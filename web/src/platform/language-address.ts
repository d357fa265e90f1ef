import { arabicPrefix, pageBehindArabicAddress } from '@bayan/domain/language/arabic-address';

/** Whether the page is Arabic because its address says so. */
export const isArabicAddress = () => pageBehindArabicAddress(location.pathname) !== null;

/** What links of the page at an address begin with, so that they stay in its language. */
export const basenameAt = (path: string) => (pageBehindArabicAddress(path) === null ? '/' : arabicPrefix);
