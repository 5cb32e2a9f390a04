import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { codemods, mendEntities } from '../../scripts/develop/upgrade/codemods.ts'
import { tools } from '../../scripts/process/run-node.ts'
import lockFile from '../../package-lock.json' with { type: 'json' }
import packageFile from '../../package.json' with { type: 'json' }
import { readBreaks } from './read-breaks.ts'

const RELEASES = 'tests/scripts/releases'
/** So that neither the compiler nor the formatter looks at what an older release had. */
const ENDING = '.txt'

const changelog = readFileSync('.github/CHANGELOG.md', 'utf8')
const breaks = readBreaks(changelog)

it('every break has a codemod, or says why it has none', () => {
  for (const { what, codemod, reason } of breaks)
    expect.soft([what, codemod ?? reason], what).toEqual([what, expect.any(String)])
  expect(new Set(breaks.flatMap(({ codemod }) => codemod ?? []))).toEqual(new Set(Object.keys(codemods)))
})

const releases = [...changelog.matchAll(/^## (\S+)/gm)].map(([, release = '']) => release)

it('the newest release is the version of the package', () => {
  expect([packageFile.version, lockFile.version]).toEqual([releases[0], releases[0]])
})

/** How many breaks each release had when it was named: one more asks for a version, and a heading, of its own. */
const BREAKS: Readonly<Record<string, number>> = { '0.4.0': 5, '0.3.0': 8, '0.2.0': 5 }

it('a break moves the version, and more than its last number', () => {
  const counts = releases.map((release) => [
    release,
    breaks.filter((each) => each.release === release).length,
  ])
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(BREAKS)
  const lines = releases.map((release) => release.split('.').slice(0, 2).join('.'))
  const broken = releases.filter((release) => breaks.some((each) => each.release === release))
  // Before 1.0.0 the second number says it, as semver.org has it.
  expect(
    broken.filter((release) => lines[releases.indexOf(release)] === lines[releases.indexOf(release) + 1]),
  ).toEqual([])
})

it('the two releases before the newest have configs here', () => {
  expect(readdirSync(RELEASES).toSorted()).toEqual(releases.slice(1, 3).toSorted())
})

/** Which codemods the configs of a release need; together they need every one. */
const needed: Readonly<Record<string, readonly string[]>> = {
  '0.2.0': ['importFromFaces', 'mendFilters', 'mendLocale', 'mendQuestions'],
  '0.3.0': ['mendConditions', 'mendFilters', 'mendLocale', 'mendQuestions'],
}

it('the configs of the releases need every codemod', () => {
  expect(new Set(Object.values(needed).flat())).toEqual(new Set(Object.keys(codemods)))
})

it.each(Object.entries(needed))(
  'the configs of %s run and pass the compiler once they are mended',
  async (release, names) => {
    const root = createProject(release)
    const mended = new Set<string>()
    for (const [file, text] of mendEntities(root, process.cwd(), (name) => mended.add(name)))
      writeFileSync(join(root, file), text)
    expect([...mended].toSorted()).toEqual(names)
    expect([...mendEntities(root, process.cwd()).keys()]).toEqual([])
    await generate(root, { write: true })
    const { stdout } = spawnSync(process.execPath, [tools.tsc], { cwd: root, encoding: 'utf8' })
    // The linked rest is checked with the project itself.
    expect(stdout.split('\n').filter((line) => /^(entities|src\/generated)\//.test(line))).toEqual([])
  },
  240_000,
)

/** The configs of a release beside the engine as it is now. */
function createProject(release: string): string {
  const root = mkdtempSync(join(tmpdir(), 'tribune-release-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of readdirSync(join(RELEASES, release), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith(ENDING)) continue
    const file = join(root, 'entities', name.slice(0, -ENDING.length))
    mkdirSync(dirname(file), { recursive: true })
    cpSync(join(RELEASES, release, name), file)
  }
  mkdirSync(join(root, 'src'))
  const own = readdirSync('src').filter((name) => name !== 'generated')
  for (const path of [...own.map((name) => `src/${name}`), 'scripts', 'node_modules', '.prettierrc.json'])
    symlinkSync(resolve(path), join(root, path))
  const { extends: base, compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: base, compilerOptions, include: ['entities', 'src/generated'] }),
  )
  return root
}
