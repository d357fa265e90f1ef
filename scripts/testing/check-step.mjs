import { runQuietly } from '#scripts/setup/child-process.mjs';
import { projectNode } from '#scripts/setup/node.mjs';

/** A check counts as one: silent when it holds, with all it printed when it does not. */
export const check = (name, file, ...args) => ({
  name,
  async run() {
    const { code, output } = await runQuietly(projectNode(), [file, ...args]);
    if (code === 0) return { passed: 1, failed: 0 };
    return { passed: 0, failed: 1, lines: [`${name}: ${output.trim().split('\n', 1)[0]}`], output };
  },
});
