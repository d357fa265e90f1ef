import { vi } from 'vitest';

/** As on a device whose clock is set to another zone: the tests themselves run in UTC. */
export async function onDeviceIn(timeZone: string, act: () => Promise<void>): Promise<void> {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
}
