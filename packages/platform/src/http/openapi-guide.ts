/** The conventions of all routes, so that no route needs to repeat them. The document shows this Markdown first. */
export const apiGuide = (
  baseUrl: string,
): string => `This is the API of Bayan Academy. The page /api/docs shows this document.

The academy’s own pages use the same routes.

## First steps

Sign in. Take the \`access_token\` from the answer. Send it with every request.

\`\`\`sh
curl -X POST '${baseUrl}/auth/v1/token?grant_type=password' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}'

curl '${baseUrl}/api/sessions?limit=10' \\
  -H 'Authorization: Bearer …'
\`\`\`

## Conventions

- **Bodies** are JSON in UTF-8. The server rejects unknown properties and parameters.
- **Times** are in UTC, for example \`2026-09-01T15:30:00.000Z\`. A \`date\` and a \`time\` refer to the \`timezone\` in the same object.
- **Lists** have pages of \`limit\` items. Send \`nextCursor\` as \`cursor\` to get the next page. The last page has \`null\`.
- **Changes** need the version of the record. The server sends it as \`ETag\`. Send it back as \`If-Match\`. The server then rejects a change to a record that has changed since.
- **Retries** are safe for a change with an \`Idempotency-Key\`. The server runs the request once within a day.
- **Errors** have the schema \`Refusal\`, which explains each \`code\`. The header \`X-Request-Id\` contains the id of the request. The header \`Retry-After\` contains the waiting time before a retry.

## Sign-in service

The sign-in service uses the GoTrue protocol with its own errors. Use the client library \`@supabase/supabase-js\` with the address \`${baseUrl}\` and any text as key. Use \`@supabase/auth-js\` for sign-in alone.

- \`/auth/v1\`: sign-up, sign-in, sign-out, token refresh, account data, password recovery and mailed links. The public keys of the tokens are at \`/auth/v1/.well-known/jwks.json\`.
- \`/rest/v1\`: read access to the account’s own row of \`profiles\`. All other data is under \`/api\`.
`;
