import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createApi } from '#platform/api-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusal = (status: number, error: object) => new Response(JSON.stringify({ error }), { status });

/** The network, which answers one request after the other. */
function answering(...answers: (() => Response)[]) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

function signedIn(renewed: string | null = null) {
  const refusals: true[] = [];
  const api = createApi({
    token: async () => 'kept',
    renewedToken: async () => renewed,
    onRefused: () => refusals.push(true),
  });
  return { api, refusals };
}

const tokenOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('authorization');

describe('a request to the API', () => {
  test('carries the token, the version and the key of a create', async () => {
    const asked = answering(() => Response.json({ id: '1' }));
    const { api } = signedIn();
    const request = { method: 'POST', body: { a: 1 }, version: 7, idempotencyKey: 'once' } as const;
    expect(await api('/api/sessions', request)).toEqual({ id: '1' });
    const headers = new Headers(asked[0]?.init.headers);
    expect(Object.fromEntries(headers)).toEqual({
      authorization: 'Bearer kept',
      'content-type': 'application/json',
      'if-match': '"7"',
      'idempotency-key': 'once',
    });
    expect(asked[0]?.init.body).toBe('{"a":1}');
  });

  test('of somebody who was deactivated renews nothing, and has the academy asked again', async () => {
    const asked = answering(() => refusal(401, { code: 'account.deactivated' }));
    const { api, refusals } = signedIn('renewed');
    await expect(api('/api/me')).rejects.toMatchObject({ code: 'account.deactivated' });
    expect(asked).toHaveLength(1);
    expect(refusals).toEqual([true]);
  });

  test('is tried once more with a renewed sign-in', async () => {
    const asked = answering(
      () => refusal(401, { code: 'auth.required' }),
      () => Response.json('in'),
    );
    const { api, refusals } = signedIn('renewed');
    expect(await api('/api/me')).toBe('in');
    expect(asked.map(tokenOf)).toEqual(['Bearer kept', 'Bearer renewed']);
    expect(refusals).toEqual([]);
  });

  test('gives up where the sign-in cannot be renewed, and says so', async () => {
    answering(() => refusal(401, { code: 'auth.required', requestId: 'r-1' }));
    const { api, refusals } = signedIn();
    await expect(api('/api/me')).rejects.toMatchObject({
      code: 'auth.required',
      requestId: 'r-1',
    });
    expect(refusals).toHaveLength(1);
  });

  test('is not tried a third time', async () => {
    const asked = answering(...[1, 2, 3].map(() => () => refusal(401, { code: 'auth.required' })));
    await expect(signedIn('renewed').api('/api/me')).rejects.toBeInstanceOf(ApiError);
    expect(asked).toHaveLength(2);
  });

  test('that is refused for what it asks leaves the sign-in alone', async () => {
    answering(() =>
      refusal(422, { code: 'input.invalid', issues: [{ field: 'name', problem: 'required' }] }),
    );
    const { api, refusals } = signedIn();
    await expect(api('/api/me')).rejects.toMatchObject({ refused: { issues: [{ field: 'name' }] } });
    expect(refusals).toEqual([]);
  });

  test('that cannot be delivered, or meets a proxy without an answer, is the service’s absence', async () => {
    answering();
    await expect(signedIn().api('/api/me')).rejects.toMatchObject({ code: 'service.unavailable' });
    answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(signedIn().api('/api/me')).rejects.toMatchObject({ code: 'service.unavailable' });
  });
});
