import { randomBytes, randomUUID } from 'node:crypto';
import { CompactEncrypt, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { encode, type ForgeryKit } from './forgery-kit.ts';

type Forgeries = Record<string, string | Promise<string>>;

/** Every one of them must be refused, wherever it is shown. */
export const forgedTokens = (kit: ForgeryKit): Forgeries => ({
  ...unsigned(kit),
  ...withPublicKeyAsSecret(kit),
  ...withKeyOfOnesOwn(kit),
  ...withOtherKeyNames(kit),
  ...altered(kit),
  ...misshapen(kit),
  ...withWrongClaims(kit),
});

function unsigned({ claims, other, kid, parts: [, , signature] }: ForgeryKit): Forgeries {
  const names = ['none', 'None', 'nOnE', 'NONE', '', 'null', 'HS256'];
  const forgeries: Forgeries = {};
  for (const alg of names) {
    forgeries[`algorithm ${JSON.stringify(alg)}, no signature`] =
      `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}.`;
    forgeries[`algorithm ${JSON.stringify(alg)}, another's signature`] =
      `${encode({ alg, kid, typ: 'JWT' })}.${encode(other)}.${signature}`;
  }
  return {
    ...forgeries,
    'algorithm none, no key id': `${encode({ alg: 'none' })}.${encode(claims)}.`,
    'algorithm none, two segments': `${encode({ alg: 'none', kid })}.${encode(claims)}`,
    'algorithm as a list': `${encode({ alg: ['none', 'ES256'], kid })}.${encode(claims)}.${signature}`,
    'algorithm missing': `${encode({ kid, typ: 'JWT' })}.${encode(claims)}.${signature}`,
  };
}

function withPublicKeyAsSecret({ claims, kid, publicForms, hmac }: ForgeryKit): Forgeries {
  const forgeries: Forgeries = {};
  for (const [form, secret] of Object.entries(publicForms))
    forgeries[`HS256 with the ${form} as secret`] = hmac({ alg: 'HS256', kid, typ: 'JWT' }, claims, secret);
  const pem = publicForms['PEM text'] ?? '';
  return {
    ...forgeries,
    'HS384 with the PEM text as secret': hmac({ alg: 'HS384', kid, typ: 'JWT' }, claims, pem, 'sha384'),
    'HS512 with the PEM text as secret': hmac({ alg: 'HS512', kid, typ: 'JWT' }, claims, pem, 'sha512'),
    'HS256 with the PEM text and no key id': hmac({ alg: 'HS256', typ: 'JWT' }, claims, pem),
    'HS256 with an empty secret': hmac({ alg: 'HS256', kid, typ: 'JWT' }, claims, ''),
    'HS256 with a likely secret': hmac(
      { alg: 'HS256', typ: 'JWT' },
      claims,
      'super-secret-jwt-token-with-at-least-32-characters-long',
    ),
    'the rights of a service under a likely secret': hmac(
      { alg: 'HS256', typ: 'JWT' },
      { role: 'service_role', iat: claims.iat },
      'super-secret-jwt-token-with-at-least-32-characters-long',
    ),
    'HMAC under the name of our algorithm': hmac({ alg: 'ES256', kid, typ: 'JWT' }, claims, pem),
  };
}

const signedBy = async (alg: string, head: Record<string, unknown>, claims: ForgeryKit['claims']) => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', ...head } as unknown as JWTHeaderParameters)
    .sign(privateKey);
};

function withKeyOfOnesOwn({ claims, kid }: ForgeryKit): Forgeries {
  const forgeries: Forgeries = {};
  for (const alg of ['ES256', 'ES384', 'ES512', 'RS256', 'PS256', 'EdDSA'])
    forgeries[`${alg} by a key of one's own under our key id`] = signedBy(alg, { kid }, claims);
  return {
    ...forgeries,
    'a key of one’s own in the header': ownKeyInHeader(claims, kid),
    'a key of one’s own in the header, no key id': ownKeyInHeader(claims, undefined),
    'an address to fetch the key from (jku)': signedBy(
      'ES256',
      { kid, jku: 'https://forger.example/jwks.json' },
      claims,
    ),
    'an address of a certificate (x5u)': signedBy(
      'ES256',
      { kid, x5u: 'https://forger.example/cert.pem' },
      claims,
    ),
    'a certificate in the header (x5c)': signedBy('ES256', { kid, x5c: ['MIIB'] }, claims),
    'the rights of a service, by a key of one’s own': signedBy(
      'ES256',
      { kid },
      { ...claims, role: 'service_role' },
    ),
  };
}

async function ownKeyInHeader(claims: ForgeryKit['claims'], kid: string | undefined) {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', jwk, ...(kid ? { kid } : {}) } as JWTHeaderParameters)
    .sign(privateKey);
}

function withOtherKeyNames({ claims, kid, hmac, ours }: ForgeryKit): Forgeries {
  const nothing = (name: unknown) => hmac({ alg: 'HS256', kid: name, typ: 'JWT' }, claims, '');
  return {
    'no key id, signed by us': ours({}, { kid: undefined }),
    'an empty key id, signed by us': ours({}, { kid: '' }),
    'the key id in other case, signed by us': ours({}, { kid: swapCase(kid) }),
    'the key id with a space, signed by us': ours({}, { kid: `${kid} ` }),
    'a key id that is a path': nothing('../../../../dev/null'),
    'a key id that is a file': nothing('file:///dev/null'),
    'a key id that is SQL': nothing("x' union select ''--"),
    'a key id that is a command': nothing('| cat /dev/null'),
    'a key id that is a number': nothing(0),
    'a key id that is null': nothing(null),
    'a key id that is a list': nothing([kid]),
    'a key id that every object has': nothing('__proto__'),
    'a key id that every object has too': nothing('constructor'),
    'two key ids, ours last': hmac(`{"alg":"HS256","kid":"mine","kid":${JSON.stringify(kid)}}`, claims, ''),
    'two algorithms': hmac(`{"alg":"ES256","kid":${JSON.stringify(kid)},"alg":"none"}`, claims, ''),
  };
}

const swapCase = (text: string) =>
  [...text]
    .map(letter => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');

function altered({ parts: [head, body, signature], claims, other, kid }: ForgeryKit): Forgeries {
  const bytes = Buffer.from(signature, 'base64url');
  const swapped = (payload: unknown) => `${head}.${encode(payload)}.${signature}`;
  const signed = (sign: Buffer) => `${head}.${body}.${sign.toString('base64url')}`;
  const flipped = Buffer.from(bytes);
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  return {
    'another person’s id': swapped({ ...claims, sub: other.sub }),
    'another person’s auth session': swapped({ ...claims, sub: other.sub, session_id: other.session_id }),
    'a later end': swapped({ ...claims, exp: Number(claims.exp) + 86_400 }),
    'the rights of a service': swapped({ ...claims, role: 'service_role' }),
    'the role of an admin in every place': swapped({
      ...claims,
      role: 'supabase_admin',
      app_metadata: { role: 'admin' },
      user_metadata: { role: 'admin' },
    }),
    'a second factor': swapped({ ...claims, aal: 'aal2' }),
    'two subjects': `${head}.${encode(`{"sub":"${claims.sub}",${JSON.stringify(claims).slice(1, -1)},"sub":"${other.sub}"}`)}.${signature}`,
    'a subject with an escaped letter': `${head}.${encode(JSON.stringify({ ...claims, sub: other.sub }).replace('"sub"', '"\\u0073ub"'))}.${signature}`,
    'one bit of the signature': signed(flipped),
    'no signature': `${head}.${body}.`,
    'half a signature': signed(bytes.subarray(0, 32)),
    'a signature of zeros': signed(Buffer.alloc(64)),
    'a signature of ones': signed(Buffer.alloc(64, 0xff)),
    'a signature whose r is zero': signed(Buffer.concat([Buffer.alloc(32), bytes.subarray(32)])),
    'a signature whose s is zero': signed(Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(32)])),
    'a signature in DER': signed(asDer(bytes)),
    'a longer signature': signed(Buffer.concat([bytes, Buffer.alloc(1)])),
    'random bytes for a signature': signed(randomBytes(64)),
    'another header': `${encode({ alg: 'ES256', kid, typ: 'JWT', crit: [] })}.${body}.${signature}`,
    'another order in the header': `${encode({ typ: 'JWT', kid, alg: 'ES256' })}.${body}.${signature}`,
  };
}

/** How most libraries write the two numbers of a signature; in a token they stand bare. */
function asDer(bare: Buffer): Buffer {
  const number = (bytes: Buffer) => Buffer.concat([Buffer.from([2, bytes.length + 1, 0]), bytes]);
  const both = Buffer.concat([number(bare.subarray(0, 32)), number(bare.subarray(32))]);
  return Buffer.concat([Buffer.from([0x30, both.length]), both]);
}

function misshapen({ genuine, parts: [head, body, signature], claims }: ForgeryKit): Forgeries {
  return {
    'cut off at the end': genuine.slice(0, -10),
    'cut off at the beginning': genuine.slice(4),
    'two segments': `${head}.${body}`,
    'one segment': head,
    'four segments': `${genuine}.${signature}`,
    'segments in another order': `${body}.${head}.${signature}`,
    'an empty segment': `${head}..${signature}`,
    'dots alone': '..',
    'one letter': 'x',
    'the word null': 'null',
    'a line break written out': `${head}.${body}%0A.${signature}`,
    'a no-break space': `${head}.${body}\u00a0.${signature}`,
    'a soft hyphen': `${head}.\u00ad${body}.${signature}`,
    'a space in the middle': `${head}. ${body}.${signature}`,
    'a tab in the middle': `${head}.\t${body}.${signature}`,
    'padding after the header': `${head}=.${body}.${signature}`,
    'padding after the payload': `${head}.${body}==.${signature}`,
    'padding after the signature': `${genuine}==`,
    'a letter outside the alphabet': `${genuine.slice(0, -1)}+`,
    'the token twice': `${genuine},${genuine}`,
    'in quotes': `"${genuine}"`,
    'as JSON': JSON.stringify({ protected: head, payload: body, signature }),
    'encrypted instead of signed': encrypted(claims),
    'far too long': `${head}.${encode({ ...claims, more: 'x'.repeat(6_000) })}.${signature}`,
    'nested too deeply': `${head}.${encode('['.repeat(2_000) + ']'.repeat(2_000))}.${signature}`,
  };
}

const encrypted = async (claims: unknown) =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(randomBytes(32));

function withWrongClaims({ claims, other, ours, oursRaw }: ForgeryKit): Forgeries {
  const past = Number(claims.iat) - 10;
  return {
    'another issuer': ours({ iss: 'https://forger.example/auth/v1' }),
    'no issuer': ours({ iss: undefined }),
    'the issuer as a list': ours({ iss: [claims.iss] }),
    'another audience': ours({ aud: 'anon' }),
    'no audience': ours({ aud: undefined }),
    'an empty list of audiences': ours({ aud: [] }),
    'another type': ours({}, { typ: 'at+jwt' }),
    'no type': ours({}, { typ: undefined }),
    ended: ours({ exp: past }),
    'ending this very second': ours({ exp: claims.iat, iat: past }),
    'no end': ours({ exp: undefined }),
    'an end in words': oursRaw(JSON.stringify({ ...claims, exp: String(claims.exp) })),
    'an end beyond all numbers': oursRaw(JSON.stringify({ ...claims, exp: 1e300 })),
    'an end that is no whole number': oursRaw(JSON.stringify({ ...claims, exp: Number(claims.exp) + 0.5 })),
    'not valid yet': ours({ nbf: Number(claims.iat) + 3_600 }),
    'no time of issue': ours({ iat: undefined }),
    'no subject': ours({ sub: undefined }),
    'a subject that is no id': ours({ sub: '1 or 1=1' }),
    'a subject that is nobody': ours({ sub: randomUUID() }),
    'a list of subjects': oursRaw(JSON.stringify({ ...claims, sub: [claims.sub] })),
    'another subject, one’s own auth session': ours({ sub: other.sub }),
    'one’s own subject, another’s auth session': ours({ session_id: other.session_id }),
    'no auth session': ours({ session_id: undefined }),
    'an auth session that is no id': ours({ session_id: 'current' }),
    'an auth session that never was': ours({ session_id: randomUUID() }),
    'a payload that is a list': oursRaw(JSON.stringify([claims])),
    'a payload that is a text': oursRaw('"admin"'),
    'a payload that is nothing': oursRaw(''),
    'a header that must be understood': ours({}, { crit: ['exp'], exp: claims.exp }),
  };
}
