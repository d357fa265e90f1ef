import parsePhoneNumber from 'libphonenumber-js/min';

/** One spelling for one phone, so that duplicates are found by index (R823): `+966 0501…` is `+966501…`. */
export const canonicalPhone = (phone: string): string => parsePhoneNumber(phone)?.number ?? phone;
