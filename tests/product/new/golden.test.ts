import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../../../scripts/develop/generate/generate.ts'
import { buildDraft } from '../../../scripts/develop/new/build-draft.ts'
import { parseField } from '../../../scripts/develop/new/field-grammar.ts'
import { readArguments } from '../../../scripts/develop/new/read-arguments.ts'
import { readFlags } from '../../../scripts/develop/new/read-flags.ts'
import { readProject } from '../../../scripts/develop/new/read-project.ts'
import { readRequest } from '../../../scripts/develop/new/read-request.ts'
import { writeEntity } from '../../../scripts/develop/new/write-entity.ts'
import { tools } from '../../../scripts/process/run-node.ts'
import { fieldKinds } from '../../../src/kinds/core/definition/all-definitions.ts'
import { createSampleProject } from '../../generator/sample-project.ts'

const CASES = 'tests/product/new/cases'

// A new case is a new folder: the words of the command, what they point at, the config and what a person should look at.
const cases = readdirSync(CASES).map((name) => {
  const args = readArguments(
    readFileSync(join(CASES, name, 'command.txt'), 'utf8')
      .trim()
      .split('\n'),
  )
  return { name, args: { ...args, name: args.name ?? '' } }
})

/** What a config must stand beside to be checked as the project checks its own. */
function linkRest(root: string): void {
  for (const path of [
    'src/accounts',
    'src/api',
    'src/behaviour',
    'src/calls',
    'src/engine',
    'src/features',
    'src/server',
    'src/texts',
    'src/ui',
    '.oxlintrc.json',
  ])
    symlinkSync(resolve(path), join(root, path))
  const { extends: base, compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const settings = { extends: base, compilerOptions, include: ['entities', 'src/generated'] }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings))
}

function run(root: string, ...command: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

it('one case has every kind', () => {
  const every = cases.find(({ name }) => name === 'every-kind')?.args.field.map(parseField)
  expect(new Set(every?.map(({ kind }) => kind))).toEqual(new Set(fieldKinds))
})

it('the configs are as they should be, and pass every check', { timeout: 180_000 }, async () => {
  const root = createSampleProject()
  linkRest(root)
  const files: string[] = []
  for (const { name, args } of cases) {
    // One after the other, as people make them: each takes its place in the menu.
    const facts = await readProject(root)
    const draft = buildDraft(await readRequest(args, readFlags(args), facts), facts)
    const file = await writeEntity(root, draft)
    files.push(file)
    const text = readFileSync(join(root, file), 'utf8')
    await expect.soft(text).toMatchFileSnapshot(`cases/${name}/entity.txt`)
    await expect.soft(`${draft.remarks.join('\n')}\n`).toMatchFileSnapshot(`cases/${name}/remarks.txt`)
  }
  await generate(root, { write: true })
  expect((await generate(root, { write: false })).changes).toEqual([])
  // The linked rest is checked with the project itself.
  const told = run(root, tools.tsc).said.split('\n')
  expect(told.filter((line) => /^(entities|src\/generated)\//.test(line))).toEqual([])
  expect(run(root, tools.prettier, '--check', ...files)).toMatchObject({ status: 0 })
  expect(run(root, tools.oxlint, '--deny-warnings', ...files)).toMatchObject({ status: 0 })
})
