import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createProject } from '../../scripts/develop/new/project/create-project.ts'
import packageFile from '../../package.json' with { type: 'json' }

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('a new program is its configs and what is generated of them', async () => {
  const root = join(createFolder(), 'Vet clinic')
  await createProject(root)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(readdirSync(root).toSorted()).toEqual([
    '.gitignore',
    'AGENTS.md',
    'README.md',
    'entities',
    'generated',
    'package.json',
    'tsconfig.json',
  ])
  expect(readdirSync(join(root, 'entities')).toSorted()).toEqual(['app.ts', 'task.ts', 'user.ts'])
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'vet-clinic',
    version: '0.1.0',
    scripts: { start: 'tribune start', test: 'tribune test' },
    dependencies: { tribune: `^${packageFile.version}` },
    tribune: { version: packageFile.version },
  })
  expect(read('generated/app.ts')).toContain("name: 'Vet clinic'")
  expect((await generate(root, { write: false })).changes).toEqual([])
})

it('names the file that its engine is installed from', async () => {
  const folder = createFolder()
  const [root, engine] = [join(folder, 'clinic'), join(folder, 'tribune-0.4.0.tgz')]
  writeFileSync(engine, '')
  await createProject(root, engine)
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(dependencies).toEqual({ tribune: 'file:../tribune-0.4.0.tgz' })
  await expect(createProject(join(folder, 'other'), join(folder, 'none.tgz'))).rejects.toThrow(/no engine at/)
})

it('leaves a folder with files as it is', async () => {
  const root = createFolder()
  mkdirSync(join(root, 'notes'))
  writeFileSync(join(root, 'notes/own.txt'), 'mine')
  await expect(createProject(root)).rejects.toThrow(/holds files already and stays as it is/)
  expect(existsSync(join(root, 'entities'))).toBe(false)
})
