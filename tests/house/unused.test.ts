import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const KNIP = 'node_modules/knip/bin/knip.js'

/** Files, exports and packages that nobody uses; `.knip.json` names what is started from outside. */
it('nothing stands here for nobody', { timeout: 180_000 }, () => {
  const { stdout, stderr } = spawnSync(process.execPath, [KNIP, '--config', '.knip.json'], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
})
