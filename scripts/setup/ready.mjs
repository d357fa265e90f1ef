import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { withSetupLock } from './lock.mjs';

/** Looks again once it holds the lock: the one before us may have done the work. */
async function unless(isDone, work) {
  if (isDone()) return;
  await withSetupLock(async onWorker => {
    if (!isDone()) await work(onWorker);
  });
}

export const installIfMissing = () => unless(isInstalled, install);

export async function buildIfStale() {
  await installIfMissing();
  await unless(isBuilt, build);
}
