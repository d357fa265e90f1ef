import { describe, expect, test } from 'vitest';
import { networkOf, trustedProxies } from '#http/client-address.ts';

const proxies = trustedProxies(['10.0.0.0/8', '192.0.2.1', 'fd00::/8', '::1']);
const clientOf = (peer: string, forwardedFor?: string) =>
  proxies.clientOf(peer, new Headers(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }));

describe('whom a request comes from', () => {
  test.each(['203.0.113.9', '2001:db8::9', '11.0.0.1', '192.0.2.2'])(
    '%s is no proxy of ours, so what it says is ignored',
    peer => {
      expect(clientOf(peer, '198.51.100.7')).toEqual({ address: peer, behindProxy: false });
    },
  );

  test.each(['10.1.2.3', '192.0.2.1', 'fd12::1', '::1', '::ffff:10.1.2.3', '::FFFF:192.0.2.1'])(
    '%s is one, so it is believed',
    peer => {
      expect(clientOf(peer, '198.51.100.7')).toEqual({ address: '198.51.100.7', behindProxy: true });
    },
  );

  test('without a list nobody is believed', () => {
    const headers = new Headers({ 'x-forwarded-for': '198.51.100.7' });
    expect(trustedProxies([]).clientOf('127.0.0.1', headers)).toEqual({
      address: '127.0.0.1',
      behindProxy: false,
    });
  });

  test('in a chain it is the nearest that is not ours; what it claims itself is ignored', () => {
    expect(clientOf('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2').address).toBe('198.51.100.7');
    expect(clientOf('10.0.0.1', '10.9.9.9, 198.51.100.7').address).toBe('198.51.100.7');
    expect(clientOf('10.0.0.1', '1.1.1.1,2.2.2.2,198.51.100.7').address).toBe('198.51.100.7');
  });

  test('in a chain of our own it is the farthest', () => {
    expect(clientOf('10.0.0.1', '10.0.0.3, 10.0.0.2')).toEqual({ address: '10.0.0.3', behindProxy: true });
  });

  test('a header sent twice is one chain', () => {
    const headers = new Headers();
    headers.append('X-Forwarded-For', '198.51.100.7');
    headers.append('X-Forwarded-For', '10.0.0.2');
    expect(proxies.clientOf('10.0.0.1', headers).address).toBe('198.51.100.7');
  });

  test.each([undefined, '', ' ', ',', 'unknown', '198.51.100.7, nonsense', '<script>'])(
    'a proxy that names nobody (%j) is the client itself',
    header => {
      expect(clientOf('10.0.0.1', header)).toEqual({ address: '10.0.0.1', behindProxy: true });
    },
  );

  test('a hop that is no address ends the chain at the last that was', () => {
    expect(clientOf('10.0.0.1', '198.51.100.7, nonsense, 10.0.0.2').address).toBe('10.0.0.2');
  });

  test('IPv4 written as IPv6 is IPv4, and a zone is left out', () => {
    expect(clientOf('::ffff:203.0.113.9').address).toBe('203.0.113.9');
    expect(clientOf('10.0.0.1', '::ffff:198.51.100.7').address).toBe('198.51.100.7');
    expect(clientOf('fe80::1%eth0').address).toBe('fe80::1');
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:5::', '2001:db8:0:0'],
  ['::', '0:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
