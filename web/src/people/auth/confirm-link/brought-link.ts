import { LINK_TYPES, type LinkType } from '@bayan/domain/auth/mailed-link';
import { authAnswerIn } from '#platform/auth/auth-answer.ts';

/** What a mail, or the service that a mail led to first, brought somebody here with. */
export type BroughtLink =
  | {
      readonly kind: 'link';
      readonly type: LinkType;
      readonly token: string;
      readonly redirectTo: string | undefined;
    }
  | {
      readonly kind: 'tokens';
      readonly type: string;
      readonly accessToken: string;
      readonly refreshToken: string;
    };

const isLinkType = (type: string | null): type is LinkType =>
  (LINK_TYPES as readonly (string | null)[]).includes(type);

export function broughtLinkIn(address: Pick<Location, 'hash' | 'search'>): BroughtLink | null {
  const answer = authAnswerIn(address);
  if (answer?.kind === 'signed-in') {
    const { by, accessToken, refreshToken } = answer;
    return { kind: 'tokens', type: by, accessToken, refreshToken };
  }
  const query = new URLSearchParams(address.search);
  const token = query.get('token') || query.get('token_hash');
  const type = query.get('type');
  if (!token || !isLinkType(type)) return null;
  return { kind: 'link', type, token, redirectTo: query.get('redirect_to') ?? undefined };
}
