import { newAddress, openAcademy, PROXY } from './academy.ts';
import { createFindings, type Part } from './part.ts';

const LIARS: Readonly<Record<string, (claimed: string) => Record<string, string>>> = {
  'x-forwarded-for': claimed => ({ 'x-forwarded-for': claimed }),
  'a chain in x-forwarded-for': claimed => ({ 'x-forwarded-for': `${claimed}, ${PROXY}` }),
  forwarded: claimed => ({ forwarded: `for=${claimed};proto=https` }),
  'x-real-ip': claimed => ({ 'x-real-ip': claimed }),
  'x-client-ip': claimed => ({ 'x-client-ip': claimed }),
  'true-client-ip': claimed => ({ 'true-client-ip': claimed }),
  'cf-connecting-ip': claimed => ({ 'cf-connecting-ip': claimed }),
  'x-cluster-client-ip': claimed => ({ 'x-cluster-client-ip': claimed }),
};
const MOST = 30;

/** A new address in every request helps only whom the academy's own proxy names. */
export const claimedAddresses: Part = async ({ say }) => {
  const findings = createFindings();
  const academy = await openAcademy();
  const verify = (how: { peer: string; headers: Record<string, string> }, turn: number) =>
    academy.ask('/auth/v1/verify', {
      body: { type: 'email', email: `nobody${turn}@family.example`, token: '123456' },
      ...how,
    });
  const passed = async (how: () => { peer: string; headers: Record<string, string> }) => {
    let count = 0;
    for (let turn = 0; turn < MOST + 10; turn++) if ((await verify(how(), turn)).status !== 429) count++;
    return count;
  };
  try {
    for (const [name, claim] of Object.entries(LIARS)) {
      const peer = newAddress();
      const count = await passed(() => ({ peer, headers: claim(newAddress()) }));
      findings.expect(
        count === MOST,
        () => `by ${name} a stranger was let in ${count} times instead of ${MOST}`,
      );
    }
    const named = await passed(() => ({ peer: PROXY, headers: { 'x-forwarded-for': newAddress() } }));
    findings.expect(
      named === MOST + 10,
      () => `of ${MOST + 10} visitors behind the proxy ${named} were let in`,
    );
    say(`${Object.keys(LIARS).length} ways to claim another address`);
  } finally {
    await academy.close();
  }
  return {
    failures: findings.failures(),
    figures: { 'ways to claim another address': Object.keys(LIARS).length },
  };
};
