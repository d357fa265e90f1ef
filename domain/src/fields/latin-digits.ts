const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Replaces Arabic and Persian digits with Latin digits. Apart from the schemas, because pages need it too. */
export const latinDigits = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - PERSIAN_ZERO))
    .replace(/\u066b/g, '.');
