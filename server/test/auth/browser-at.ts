import { type Answer, type authCaller, PASSWORD, pressedForm, type Tokens } from './auth-caller.ts';

type Caller = ReturnType<typeof authCaller>;

/** A browser that shows a page of the academy and keeps its cookies. */
export function browserAt(caller: Caller, origin?: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = () => ({
    'sec-fetch-site': 'same-origin',
    cookie: cookie(),
    ...(origin === undefined ? {} : { origin }),
  });
  function keep(answer: Answer): Answer {
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = '', life] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(set) ?? [];
      if (life === '0') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  const post = async (path: string, body: unknown, token?: string) =>
    keep(await caller.call('POST', path, { body, headers: headers(), ...(token ? { token } : {}) }));
  return {
    jar,
    post,
    keep,
    headers,
    async signIn(email: string, password = PASSWORD) {
      const answer = await post('/token?grant_type=password', { email, password });
      return { ...(answer.body as unknown as Tokens), answer };
    },
    /** Presses the button of the page that a mailed link opens. */
    follow: async (link: string) =>
      keep(await caller.call('POST', link, { headers: { ...headers(), ...pressedForm().headers } })),
    refresh: (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token }),
  };
}
