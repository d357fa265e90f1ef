import { html, type Markup } from './docs-html.ts';
import { schemaLink } from './docs-type.ts';

/** What is true of every route, so that none of them needs to say it. */
export const guideHtml = (baseUrl: string): Markup => html`<section id="first-steps"><h2>First steps</h2>
<p>Sign in, take the <code>access_token</code> from the answer, and send it with every request.</p>
<pre><code>curl -X POST '${baseUrl}/auth/v1/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}'

curl '${baseUrl}/api/sessions?limit=10' \\
  -H 'Authorization: Bearer …'</code></pre>
</section>
<section id="conventions"><h2>Conventions</h2>
<dl>
<dt>Bodies</dt><dd>JSON in UTF-8. A property or a parameter that is not named here is refused.</dd>
<dt>Time</dt><dd>Instants are written in UTC, as in <code>2026-09-01T15:30:00.000Z</code>. A <code>date</code> and a <code>time</code> are read in the <code>timezone</code> beside them.</dd>
<dt>Lists</dt><dd>Come in pages of <code>limit</code>. Send <code>nextCursor</code> as <code>cursor</code> for the next page, until it is <code>null</code>.</dd>
<dt>Changes</dt><dd>A record travels with its version as <code>ETag</code>. Whoever changes it sends that as <code>If-Match</code>, so that nobody overwrites what they have not seen.</dd>
<dt>Retries</dt><dd>A POST with an <code>Idempotency-Key</code> happens once, however often it is sent within a day.</dd>
<dt>Errors</dt><dd>Have the shape of ${schemaLink('Refusal')}. Go by its <code>code</code>: <a href="#errors">all of them</a>. The header <code>X-Request-Id</code> names the request, and <code>Retry-After</code> says when to try again.</dd>
</dl></section>
<section id="sign-in"><h2>Sign-in service</h2>
<p>Accounts have their own protocol, GoTrue’s, with its own errors. The client library <code>@supabase/supabase-js</code> speaks it, with <code>${baseUrl}</code> as its address and any text as its key; <code>@supabase/auth-js</code> does where only signing in is wanted.</p>
<dl>
<dt><code>/auth/v1</code></dt><dd>Signing up, in and out, new tokens for old, the account’s own data, forgotten passwords, and mailed links. The keys that tokens are signed with are at <code>/auth/v1/.well-known/jwks.json</code>.</dd>
<dt><code>/rest/v1</code></dt><dd>One’s own row of <code>profiles</code>, to read. Everything else is under <code>/api</code>.</dd>
</dl></section>
`;
