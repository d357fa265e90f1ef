import { z } from 'zod';
import { EMAIL_ADDRESS, plainEmail } from './email-address.ts';
import { FIELD_LIMITS } from './fields.limits.ts';
import { latinDigits } from './latin-digits.ts';
import { line } from './text.ts';

export const email = z
  .string()
  .overwrite(plainEmail)
  .max(FIELD_LIMITS.email)
  .pipe(z.email({ pattern: EMAIL_ADDRESS }));

/** E.164. People type spaces, dashes, Arabic digits and the British `(0)`, which callers from abroad omit. */
export const phone = z
  .string()
  .max(FIELD_LIMITS.phone)
  .overwrite(text =>
    latinDigits(text)
      .replace(/\(0\)/, '')
      .replace(/[\s().\p{Dash_Punctuation}]/gu, '')
      .replace(/^00/, '+'),
  )
  .regex(/^\+[1-9]\d{6,14}$/);

/** Normalised as in a browser, because phones capitalise: `Https:example.com` is a valid link. */
const browsersLink = z.url({ protocol: /^https$/, normalize: true }).max(FIELD_LIMITS.link);

/** Text before an @ looks like the target site: `https://zoom.example@evil.example`. */
const USER_INFO = /^https:\/\/[^/?#]*@/;

export const httpsUrl = line(FIELD_LIMITS.link).pipe(browsersLink.refine(url => !USER_INFO.test(url)));

/** ISO 3166 alpha-2. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);
/** ISO 4217. */
export const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);
