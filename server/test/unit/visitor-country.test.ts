import { describe, expect, test } from 'vitest';
import { visitorCountry } from '#academy/language/visitor-country.ts';

const countryOf = (address: string) => (address === '192.0.2.7' ? 'GB' : null);
const country = (behindProxy: boolean, headers: Record<string, string>, address = '192.0.2.7') =>
  visitorCountry({ address, behindProxy, headers: new Headers(headers) }, countryOf);

describe('the country of a visitor (R214)', () => {
  test.each(['CF-IPCountry', 'CloudFront-Viewer-Country', 'X-Vercel-IP-Country', 'X-Country-Code'])(
    'is what a proxy of ours says in %s',
    header => {
      expect(country(true, { [header]: 'SA' })).toBe('SA');
      expect(country(true, { [header]: ' ae ' })).toBe('AE');
    },
  );

  test('is never what a visitor says of itself', () => {
    expect(country(false, { 'cf-ipcountry': 'SA', 'x-country-code': 'SA' })).toBe('GB');
  });

  test.each(['XX', 'T1', 'ZZ', '', 'SAU', 'S', '<b>', 'S1'])(
    'is looked up where the proxy does not know it (%j)',
    code => {
      expect(country(true, { 'cf-ipcountry': code })).toBe('GB');
    },
  );

  test('is taken from the next header where the first does not know it', () => {
    expect(country(true, { 'cf-ipcountry': 'XX', 'x-country-code': 'QA' })).toBe('QA');
  });

  test('is null where nobody knows it', () => {
    expect(country(true, {}, '10.0.0.1')).toBeNull();
    expect(country(false, {}, '10.0.0.1')).toBeNull();
  });
});
