import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createProject } from '../../scripts/develop/new/project/create-project.ts'
import { tools } from '../../scripts/process/run-node.ts'
import { entities } from '../../src/generated/registry.ts'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('npm run new -- --project writes a back office that the compiler accepts, without the entities here', async () => {
  const root = join(createFolder(), 'Vet clinic')
  await createProject(process.cwd(), root)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'vet-clinic', version: '0.1.0' })
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({ name: 'vet-clinic' })
  expect(read('src/generated/app.ts')).toContain("name: 'Vet clinic'")
  expect(read('llms.txt')).toContain('export const task = defineEntity(')
  for (const { name } of entities) expect(existsSync(join(root, `entities/${name}.ts`))).toBe(false)
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  expect((await generate(root, { write: false })).changes).toEqual([])
  // As it is written: what the tests that come along import is there too.
  const { stdout } = spawnSync(process.execPath, [tools.tsc], { cwd: root, encoding: 'utf8' })
  expect(stdout).toBe('')
}, 240_000)

it('leaves a folder with files as it is', async () => {
  const root = createFolder()
  mkdirSync(join(root, 'notes'))
  writeFileSync(join(root, 'notes/own.txt'), 'mine')
  await expect(createProject(process.cwd(), root)).rejects.toThrow(/holds files already and stays as it is/)
  expect(existsSync(join(root, 'src'))).toBe(false)
})
