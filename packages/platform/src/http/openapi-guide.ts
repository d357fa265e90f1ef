/** What is true of every route, so that none of them needs to say it. In Markdown, as the document's description. */
export const apiGuide = (baseUrl: string): string => `The API of Bayan Academy. Read as a page at /api/docs.

Everything the academy’s own pages do goes through these routes.

## First steps

Sign in, take the \`access_token\` from the answer, and send it with every request.

\`\`\`sh
curl -X POST '${baseUrl}/auth/v1/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}'

curl '${baseUrl}/api/sessions?limit=10' \\
  -H 'Authorization: Bearer …'
\`\`\`

## Conventions

- **Bodies** are JSON in UTF-8. A property or a parameter that is not named here is refused.
- **Time**: instants are written in UTC, as in \`2026-09-01T15:30:00.000Z\`. A \`date\` and a \`time\` are read in the \`timezone\` beside them.
- **Lists** come in pages of \`limit\`. Send \`nextCursor\` as \`cursor\` for the next page, until it is \`null\`.
- **Changes**: a record travels with its version as \`ETag\`. Whoever changes it sends that as \`If-Match\`, so that nobody overwrites what they have not seen.
- **Retries**: a change with an \`Idempotency-Key\` happens once, however often it is sent within a day.
- **Errors** have the shape of \`Refusal\`, which says what each \`code\` means; go by that. The header \`X-Request-Id\` names the request, and \`Retry-After\` says when to try again.

## Sign-in service

Accounts have their own protocol, GoTrue’s, with its own errors. The client library \`@supabase/supabase-js\` speaks it, with \`${baseUrl}\` as its address and any text as its key; \`@supabase/auth-js\` does where only signing in is wanted.

- \`/auth/v1\`: signing up, in and out, new tokens for old, the account’s own data, forgotten passwords, and mailed links. The keys that tokens are signed with are at \`/auth/v1/.well-known/jwks.json\`.
- \`/rest/v1\`: one’s own row of \`profiles\`, to read. Everything else is under \`/api\`.
`;
