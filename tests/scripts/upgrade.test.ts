import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isNewer } from '../../scripts/develop/upgrade/read-changelog.ts'
import { upgradeProject } from '../../scripts/develop/upgrade/upgrade-project.ts'

function createFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'tribune-upgrade-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}

const FILL = "import type { Fill } from '../../src/behaviour/demo.ts'\n\nexport type Own = Fill\n"
const PRETTIER = JSON.stringify({ printWidth: 110, singleQuote: true, semi: false })
const VISIT = [
  "import { defineEntity } from '../src/schema/entity.ts'",
  "import type { Text } from '../src/schema/text.ts'",
  "import { own } from './reference/own.ts'",
  "import { text, textMeaning as meaning } from '../src/kinds/text/meaning.ts'",
  '',
  '/** Who came when. */',
  'export const visit = defineEntity({ own, meaning, fields: { name: text({ label: own satisfies Text }) } })',
  '',
].join('\n')

/** A program, and a newer engine. */
function createBoth(more: Readonly<Record<string, string>> = {}) {
  const project = createFolder({
    'package.json': JSON.stringify({
      name: 'clinic',
      version: '3.0.0',
      scripts: { start: 'tribune start', own: 'mine' },
      dependencies: { tribune: '^0.2.0' },
      tribune: { version: '0.2.0' },
    }),
    'generated/menu.ts': 'its own',
    'entities/demo/fill.ts': FILL,
    '.prettierrc.json': PRETTIER,
    'entities/visit.ts': VISIT,
    'entities/reference/own.ts': 'export const own = 1\n',
    ...more,
  })
  const engine = createFolder({
    'package.json': JSON.stringify({
      name: 'tribune',
      version: '0.3.0',
      scripts: { start: 'new', bench: 'tsx scripts/bench/bench.ts' },
      dependencies: { zod: '4.0.0' },
      devDependencies: { vitest: '4.0.0' },
    }),
    '.github/CHANGELOG.md': '# Changes\n\n## 0.3.0\n\n- Imports moved.\n\n## 0.2.0\n\n- First.\n',
    'src/tribune/index.ts':
      "export { defineEntity } from '../schema/entity.ts'\nexport type { Text } from '../schema/text.ts'\nexport { text, type TextField } from '../kinds/text/meaning.ts'\n",
    'src/tribune/server.ts': "export type { CreateRecord, Fill } from '../behaviour/behaviour.ts'\n",
  })
  return { project, engine, read: (file: string) => readFileSync(join(project, file), 'utf8') }
}

/** What a program of a release that copied the engine has besides. */
const COPIED = {
  'package.json': JSON.stringify({
    name: 'clinic',
    version: '3.0.0',
    scripts: { start: 'tsx scripts/build/build.ts', format: 'prettier --write .', own: 'mine' },
    dependencies: { zod: '3.0.0', 'its-own': '1.0.0' },
    devDependencies: { vitest: '3.0.0' },
    tribune: { version: '0.2.0' },
  }),
  'src/schema/entity.ts': 'old',
  'src/generated/menu.ts': 'its own',
  'scripts/build/build.ts': 'old',
  'tests/suite/words.ts': 'old',
  'tests/own.test.ts': 'mine',
  'entities/README.md': 'old',
}

it.each([
  ['and a file is mended', VISIT, false],
  ['and none is', '', true],
])('of a newer engine that tells of nothing %s', async (_when, visit, isUnchanged) => {
  const { project, engine } = createBoth()
  writeFileSync(join(engine, '.github/CHANGELOG.md'), '# Changes\n')
  rmSync(join(project, 'entities/demo/fill.ts'))
  writeFileSync(join(project, 'entities/visit.ts'), visit)
  const said = await upgradeProject(project, engine, true)
  expect(said.some((line) => line.startsWith('mended: '))).toBe(!isUnchanged)
  expect(said.includes('nothing changes for configs')).toBe(isUnchanged)
})

it('--check says what would change, and writes nothing', async () => {
  const { project, engine, read } = createBoth(COPIED)
  const said = (await upgradeProject(project, engine, true)).join('\n')
  expect(said).toContain('engine 0.2.0 → 0.3.0')
  expect(said).toContain('a package now, no longer: src, scripts, entities/README.md, tests/suite')
  expect(said).toMatch(/mended: .*entities\/demo\/fill\.ts/)
  expect(said).toContain('- Imports moved.')
  expect(said).not.toContain('- First.')
  expect(read('src/schema/entity.ts')).toBe('old')
  expect(read('entities/demo/fill.ts')).toBe(FILL)
  expect(read('entities/visit.ts')).toBe(VISIT)
})

it('mends the configs, and leaves alone what is its own', async () => {
  const { project, engine, read } = createBoth()
  await upgradeProject(project, engine, false)
  expect(read('generated/menu.ts')).toBe('its own')
  expect(read('entities/demo/fill.ts')).toContain("import type { Fill } from 'tribune/server'")
  expect(read('entities/visit.ts').split('\n\n')[0]).toBe(
    [
      "import { type Text, defineEntity, text } from 'tribune'",
      "import { own } from './reference/own.ts'",
      "import { textMeaning as meaning } from '../src/kinds/text/meaning.ts'",
    ].join('\n'),
  )
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'clinic',
    version: '3.0.0',
    scripts: { start: 'tribune start', own: 'mine' },
    dependencies: { tribune: '^0.2.0' },
    tribune: { version: '0.3.0' },
  })
  expect((await upgradeProject(project, engine, true))[0]).toContain('engine 0.3.0 → 0.3.0')
})

it('takes the copy of the engine out of a program of an older release, which has it as a package then', async () => {
  const { project, engine, read } = createBoth(COPIED)
  await upgradeProject(project, engine, false)
  expect(readdirSync(project).toSorted()).toEqual([
    '.prettierrc.json',
    'entities',
    'generated',
    'package.json',
    'tests',
    'tsconfig.json',
  ])
  expect([read('tests/own.test.ts'), existsSync(join(project, 'tests/suite'))]).toEqual(['mine', false])
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject({ extends: 'tribune/tsconfig.json' })
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'clinic',
    version: '3.0.0',
    scripts: { start: 'tribune start', own: 'mine' },
    dependencies: { tribune: '^0.3.0', 'its-own': '1.0.0' },
    devDependencies: {},
    tribune: { version: '0.3.0' },
  })
  expect(JSON.parse(read('package.json')).scripts).not.toHaveProperty('format')
})

const readEngine = (engine: string) => readFileSync(join(engine, 'package.json'), 'utf8')

it('mends what a file says as older engines read it, whatever version the project has', async () => {
  const { project, engine, read } = createBoth()
  writeFileSync(join(project, 'entities/app.ts'), "export const app = defineApp({ locale: 'fr' })\n")
  const own = JSON.parse(read('package.json'))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ ...own, tribune: { version: JSON.parse(readEngine(engine)).version } }),
  )
  await upgradeProject(project, engine, false)
  expect(read('entities/app.ts')).toBe("export const app = defineApp({ languages: ['fr'] })\n")
})

it('refuses a back office of 0.1, and says by which release it goes first', async () => {
  const { project, engine, read } = createBoth(COPIED)
  const own = { ...JSON.parse(read('package.json')), tribune: { version: '0.1.0' } }
  writeFileSync(join(project, 'package.json'), JSON.stringify(own))
  await expect(upgradeProject(project, engine, false)).rejects.toThrow(/of 0\.1\.0.*0\.2\.0 first/)
  expect(read('src/schema/entity.ts')).toBe('old')
})

it.each([
  ["locale: 'fr', // as our members write\n", "languages: ['fr'], // as our members write\n"],
  ["locale: 'fr', languages: ['fr', 'ar'],\n", "languages: ['fr', 'ar'],\n"],
])('makes %j of the program %j', async (before, after) => {
  const { project, engine, read } = createBoth()
  const write = (option: string) =>
    `import { defineApp } from 'tribune'\n\nexport const app = defineApp({\n  name: 'Clinique',\n  ${option}  home: '/visits',\n})\n`
  writeFileSync(join(project, 'entities/app.ts'), write(before))
  expect(await upgradeProject(project, engine, false)).toContain('mended: entities/app.ts')
  expect(read('entities/app.ts')).toBe(write(after))
  expect(await upgradeProject(project, engine, true)).not.toContain('mended: entities/app.ts')
})

it('leaves what is called locale elsewhere alone', async () => {
  const { project, engine, read } = createBoth()
  const visit = "export const visit = { fields: { locale: 'fr' }, options: { locale: 'fr' } }\n"
  writeFileSync(join(project, 'entities/visit.ts'), visit)
  await upgradeProject(project, engine, false)
  expect(read('entities/visit.ts')).toBe(visit)
})

it('refuses the engine itself', async () => {
  const { engine } = createBoth()
  await expect(upgradeProject(engine, engine, true)).rejects.toThrow(/tribune.version/)
})

it('compares versions by number', () => {
  expect(isNewer('0.10.0', '0.9.1')).toBe(true)
  expect(isNewer('0.2.0', '0.2.0')).toBe(false)
})

it.each([
  ['records.find(visit, { room_id, day: null })', 'records.find(visit, { where: { room_id, day: null } })'],
  ['context.records.find(visit, { told: false })', 'context.records.find(visit, { where: { told: false } })'],
  ['records.find(visit, { where: { day } })', 'records.find(visit, { where: { day } })'],
  ['records.find(visit, {})', 'records.find(visit, {})'],
  ['visits.find(visit, { day })', 'visits.find(visit, { day })'],
])('asks the records as newer engines do: %s', async (before, after) => {
  const { project, engine, read } = createBoth()
  const write = (call: string) => `export const all = (records, context) => ${call}\n`
  writeFileSync(join(project, 'entities/visit.server.ts'), write(before))
  await upgradeProject(project, engine, false)
  expect(read('entities/visit.server.ts')).toBe(write(after))
})
