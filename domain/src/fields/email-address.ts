import { UNSEEN } from './unseen.ts';

/** Arabic keyboards insert these characters around an address to keep its letters in order. */
const EMBEDDING = /[\u202a-\u202e\u2066-\u2069]/g;

export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** People treat addresses that differ in case or surrounding spaces as equal. */
export const plainEmail = (text: string) =>
  text.replace(UNSEEN, '').replace(EMBEDDING, '').trim().toLowerCase();

/** Whether the server takes it as an address: a form says so before it is sent. */
export const isEmailAddress = (text: string) => EMAIL_ADDRESS.test(plainEmail(text));
