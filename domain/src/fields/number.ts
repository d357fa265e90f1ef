import { z } from 'zod';
import { latinDigits } from './latin-digits.ts';

/** The type covers the input of forms. The schema rejects all other input. */
const readNumber = (value: number | string): unknown => {
  if (typeof value !== 'string') return value;
  const text = latinDigits(value.trim());
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : value;
};

/** A whole number as a number or as text with Latin or Arabic digits. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(readNumber, z.number().int().min(min).max(max));

/** One of a few whole numbers. */
export const oneOfNumbers = <const T extends readonly number[]>(offered: T) =>
  z.preprocess(readNumber, z.literal(offered));

/** An amount of money. Currencies of the Gulf have up to three decimals. */
export const money = z.preprocess(readNumber, z.number().min(0).max(1_000_000).multipleOf(0.001));
