import { describe, expect, test } from 'vitest';
import { clockChanges, seasonsBetween } from '#time/seasons.ts';

const YEAR = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')] as const;
const cuts = (zoneA: string, zoneB: string) =>
  seasonsBetween(zoneA, zoneB, ...YEAR).map(({ from, ahead }) => [from.toISOString(), ahead]);

describe('R481: the seasons of two clocks', () => {
  test('of London and Riyadh are three, cut where British clocks change', () => {
    expect(seasonsBetween('Europe/London', 'Asia/Riyadh', ...YEAR)).toEqual([
      { from: YEAR[0], until: new Date('2027-03-28T01:00:00Z'), ahead: 180 },
      { from: new Date('2027-03-28T01:00:00Z'), until: new Date('2027-10-31T01:00:00Z'), ahead: 120 },
      { from: new Date('2027-10-31T01:00:00Z'), until: YEAR[1], ahead: 180 },
    ]);
  });

  test('of Riyadh and Dubai are one', () => {
    expect(cuts('Asia/Riyadh', 'Asia/Dubai')).toEqual([['2027-01-01T00:00:00.000Z', 60]]);
  });

  test('of London and Paris are one, because both change at the same instant', () => {
    expect(cuts('Europe/London', 'Europe/Paris')).toEqual([['2027-01-01T00:00:00.000Z', 60]]);
  });

  test('of London and Cairo are cut by both', () => {
    expect(cuts('Europe/London', 'Africa/Cairo')).toEqual([
      ['2027-01-01T00:00:00.000Z', 120],
      ['2027-03-28T01:00:00.000Z', 60],
      ['2027-04-29T22:00:00.000Z', 120],
      ['2027-10-28T21:00:00.000Z', 60],
      ['2027-10-31T01:00:00.000Z', 120],
    ]);
  });

  test('of New York and Chicago show the hour between their changes', () => {
    expect(cuts('America/New_York', 'America/Chicago')).toEqual([
      ['2027-01-01T00:00:00.000Z', -60],
      ['2027-03-14T07:00:00.000Z', -120],
      ['2027-03-14T08:00:00.000Z', -60],
      ['2027-11-07T06:00:00.000Z', 0],
      ['2027-11-07T07:00:00.000Z', -60],
    ]);
  });

  test('are not cut at their own beginning or end', () => {
    const change = new Date('2027-03-28T01:00:00Z');
    expect(clockChanges('Europe/London', YEAR[0], change)).toEqual([]);
    expect(clockChanges('Europe/London', change, new Date('2027-10-31T01:00:01Z'))).toEqual([
      new Date('2027-10-31T01:00:00Z'),
    ]);
  });
});
