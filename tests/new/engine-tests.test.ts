import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createProject } from '../../scripts/develop/new/project/create-project.ts'
import { tools } from '../../scripts/process/run-node.ts'

const OF_ENTITIES_HERE = /^tests\/(product|domains\/\w+\/src)\b/

it('tests of the engine are accepted by the compiler beside other entities', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'tribune-engine-tests-')), 'clinic')
  onTestFinished(() => rmSync(resolve(root, '..'), { recursive: true, force: true }))
  await createProject(process.cwd(), root)
  cpSync('tests', join(root, 'tests'), { recursive: true, filter: (path) => !OF_ENTITIES_HERE.test(path) })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const { stdout } = spawnSync(process.execPath, [tools.tsc], { cwd: root, encoding: 'utf8' })
  expect(stdout).toBe('')
}, 240_000)
