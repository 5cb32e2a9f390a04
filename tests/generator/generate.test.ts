import { spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFiles } from '../../scripts/develop/generate/build-files.ts'
import { buildModel } from '../../scripts/develop/generate/build-model.ts'
import { generate, readRightProject } from '../../scripts/develop/generate/generate.ts'
import { readServerFiles } from '../../scripts/develop/generate/loading/server-files.ts'
import { scriptArguments } from '../../scripts/process/run-node.ts'
import { clubFile } from './example-files.ts'
import { createExampleProject } from './example-project.ts'
import { createSampleProject } from './sample-project.ts'

const MENU = 'src/generated/menu.ts'

function runGenerate(root: string, ...args: readonly string[]) {
  const run = spawnSync(process.execPath, scriptArguments('develop/generate', ...args), {
    cwd: root,
    encoding: 'utf8',
  })
  return { status: run.status, stdout: run.stdout, said: run.stdout + run.stderr }
}

describe('the committed files', () => {
  it('are what the entities say', async () => {
    expect((await generate(process.cwd(), { write: false })).changes).toEqual([])
  })

  it('each say on one line who wrote them, from what, and how to write them again', () => {
    const files = readdirSync('src/generated', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => readFileSync(join('src/generated', name), 'utf8'))
    expect(files.length).toBeGreaterThan(10)
    for (const text of files)
      expect(text).toMatch(/^.*Generated from entities\/.*: edit .* \\?"npm run generate\\?"\./m)
  })
})

describe('the output', () => {
  it('does not depend on the order in which the files are read', async () => {
    const servers = readServerFiles(process.cwd())
    const read = await readRightProject(process.cwd(), servers)
    const straight = buildFiles(buildModel(read, servers))
    const reversed = { ...read, modules: [...read.modules].reverse() }
    const shuffled = buildFiles(buildModel(reversed, [...servers].reverse()))
    expect([...shuffled]).toEqual([...straight])
  })

  it('holds no date and no path of this machine', async () => {
    const model = buildModel(await readRightProject(process.cwd(), []), [])
    for (const text of buildFiles(model).values()) {
      expect(text).not.toContain(process.cwd())
      expect(text).not.toMatch(/\b20\d\d-\d\d-\d\d\b/)
    }
  })
})

describe('writing', () => {
  it('touches only what differs, and removes what is wanted no more', async () => {
    const root = createSampleProject()
    const untouched = statSync(join(root, 'src/generated/home.ts')).mtimeMs
    appendFileSync(join(root, MENU), '// by hand\n')
    writeFileSync(join(root, 'src/generated/clients/gone.ts'), '')
    const { changes } = await generate(root, { write: true })
    expect(changes).toEqual(['src/generated/clients/gone.ts', MENU])
    expect((await generate(root, { write: false })).changes).toEqual([])
    expect(statSync(join(root, 'src/generated/home.ts')).mtimeMs).toBe(untouched)
  })

  it('makes everything where there is nothing', async () => {
    const root = createSampleProject()
    rmSync(join(root, 'src/generated'), { recursive: true })
    const { count, changes } = await generate(root, { write: true })
    expect(changes).toHaveLength(count)
    expect(readFileSync(join(root, MENU), 'utf8')).toBe(readFileSync(MENU, 'utf8'))
  })
})

describe('npm run generate', () => {
  it('-- --check fails on a stale file, names it and leaves it alone', { timeout: 180_000 }, () => {
    const root = createSampleProject()
    expect(runGenerate(root, '--check').status).toBe(0)
    appendFileSync(join(root, MENU), '// by hand\n')
    const { status, said } = runGenerate(root, '--check')
    expect(status).toBe(1)
    expect(said).toContain(`${MENU}: differs`)
    expect(readFileSync(join(root, MENU), 'utf8')).toContain('// by hand')
  })

  it.each([[], ['--check']])('fails on a mistake and tells its place %s', (...args) => {
    const root = createSampleProject()
    writeFileSync(
      join(root, 'entities/club.ts'),
      clubFile({ list: "{ title: 'clubs', add: 'Ajouter', columns: ['nam'] }" }),
    )
    const { status, said } = runGenerate(root, ...args)
    expect(status).toBe(1)
    expect(said).toMatch(/^entities\/club\.ts:\d+:\d+ E\d+ club\.list\.columns\[0\].*did you mean "name"\?$/m)
    expect(said).toMatch(/1 mistake, nothing written.*\n {2}E112 \S*entities\/docs\/codes\.md#e112$/m)
  })

  it('refuses an argument it does not know', () => {
    const { status, stdout, said } = runGenerate(process.cwd(), '--json', '--chek')
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(said).toContain('--chek')
  })
})

describe('what is found as data', () => {
  const cases: readonly (readonly [string, string, readonly string[], object])[] = [
    [
      'is alone in the output, whatever a config prints',
      `console.log('here')\n${clubFile()}`,
      ['--check'],
      { findings: [], changes: expect.arrayContaining([MENU]) },
    ],
    [
      'names a config that throws',
      `throw new Error('not now')\n${clubFile()}`,
      [],
      {
        findings: [expect.objectContaining({ code: 'E102', file: 'entities/club.ts', line: 1 })],
        changes: [],
      },
    ],
    [
      'names a folder without entities',
      clubFile(),
      [],
      { findings: [], error: 'there is no folder entities' },
    ],
  ]
  it.each(cases)('%s', (what, club, args, data) => {
    const root = createExampleProject({ 'club.ts': club })
    if (what.endsWith('without entities')) rmSync(join(root, 'entities'), { recursive: true })
    const { status, stdout } = runGenerate(root, '--json', ...args)
    expect(JSON.parse(stdout)).toMatchObject({ isRight: false, ...data })
    expect(status).toBe(1)
  })
})

it('advises whoever lets nobody correct their own name', async () => {
  const root = createSampleProject()
  expect((await generate(root, { write: false })).advice).toEqual([])
  const file = join(root, 'entities/admin.ts')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace("profile: ['username', 'name',", "profile: ['username',"),
  )
  const { advice } = await generate(root, { write: false })
  expect(advice).toEqual([expect.stringContaining("profile: ['name', 'username', 'email', 'phone']")])
})
