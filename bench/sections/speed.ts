import { startLoad } from '../load/load.ts';
import { measureChangesHeard } from '../measures/changes-heard.ts';
import { measurePlainRoute } from '../measures/plain-route.ts';
import { measureSignIns } from '../measures/sign-ins.ts';
import { measureSignedInReads } from '../measures/signed-in-reads.ts';
import { openStage } from '../measures/stage.ts';
import { measureStarts } from '../measures/starts.ts';
import { machineLine } from '../report/machine.ts';
import { tableOf } from '../report/table.ts';
import { type Section, timed } from './section.ts';

/** Requests a second, sign-ins and starts. */
export const speed: Section = async (form, say) => {
  const stage = await openStage();
  try {
    const load = startLoad();
    const product = await stage.product();
    const rows = [
      ...(await timed(say, 'a route without the database', () =>
        measurePlainRoute(product, load, form.comparing),
      )),
      ...(await timed(say, 'signed-in reads', () =>
        measureSignedInReads(stage.app, product, load, form.comparing),
      )),
    ];
    await load.stop();
    rows.push(...(await timed(say, 'changes that are heard', () => measureChangesHeard(stage, product))));
    await product.stop();
    rows.push(...(await timed(say, 'sign-ins and refreshes', () => measureSignIns(stage, form))));
    rows.push(...(await timed(say, 'starts', () => measureStarts(form.starts))));
    const machine = await machineLine(stage.app.db);
    return { rows, report: `${tableOf(rows)}\n\nMeasured on ${machine}.` };
  } finally {
    await stage.close();
  }
};
