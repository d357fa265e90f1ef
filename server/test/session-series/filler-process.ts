import { openDatabase } from '@bayan/platform/db/database';
import { wiring } from '#app/wiring.ts';
import { startSeriesFiller } from '#teaching/session-series/series-filler.ts';

/** A filler in a process of its own, for whoever kills it. Its clock stands still. */
const [, , databaseUrl = '', at = ''] = process.argv;
const log = { warn: () => {}, error: () => {} };
const db = openDatabase(databaseUrl, log);
startSeriesFiller({ db, clock: () => new Date(at), log, changes: wiring.sessionChanges });
process.on('disconnect', () => process.exit());
process.send?.('started');
