import { startLoad } from '#bench/load/load.ts';
import { measureLiveChangeDelay } from '#bench/measures/live-change-delay.ts';
import { measurePlainRoute } from '#bench/measures/plain-route.ts';
import { openSetup } from '#bench/measures/setup.ts';
import { measureSignIns } from '#bench/measures/sign-ins.ts';
import { measureSignedInReads } from '#bench/measures/signed-in-reads.ts';
import { measureStarts } from '#bench/measures/starts.ts';
import { machineLine } from '#bench/report/machine.ts';
import { tableOf } from '#bench/report/table.ts';
import { type Section, timed } from './section.ts';

/** Requests a second, sign-ins and starts. */
export const speed: Section = async (form, say) => {
  const setup = await openSetup();
  try {
    const load = startLoad();
    const product = await setup.product();
    const rows = [
      ...(await timed(say, 'a route without the database', () =>
        measurePlainRoute(product, load, form.comparing),
      )),
      ...(await timed(say, 'signed-in reads', () =>
        measureSignedInReads(setup.app, product, load, form.comparing),
      )),
    ];
    await load.stop();
    rows.push(...(await timed(say, 'changes that are heard', () => measureLiveChangeDelay(setup, product))));
    await product.stop();
    rows.push(...(await timed(say, 'sign-ins and refreshes', () => measureSignIns(setup, form))));
    rows.push(...(await timed(say, 'starts', () => measureStarts(form.starts))));
    const machine = await machineLine(setup.app.db);
    return { rows, report: `${tableOf(rows)}\n\nMeasured on ${machine}.` };
  } finally {
    await setup.close();
  }
};
