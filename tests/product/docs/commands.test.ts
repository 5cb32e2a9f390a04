import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPostgres } from '../../../scripts/test/postgres/find-postgres.ts'
import { startCluster, type Cluster } from '../../../scripts/test/postgres/start-cluster.ts'
import { findUnknown, readEntityNames } from '../../../scripts/test/entity-names.ts'
import { readTestArguments } from '../../../scripts/test/read-arguments.ts'
import { tools } from '../../../scripts/process/run-node.ts'
import { createPlace, type Place } from './command-place.ts'
import { entityPages, pages, readBlocks, readCommands, readFiles } from './read-pages.ts'

const CASES = 'tests/product/new/cases'
/** What the pages have at hand. */
const AT_HAND = {
  'answer.json': readFileSync(`${CASES}/sample-list/answer.json`, 'utf8'),
  'openapi.json': readFileSync(`${CASES}/openapi-rest/document.json`, 'utf8'),
  'players.csv': 'name;email\nAmine Bouzid;amine.bouzid@example.dz\n',
}

const [start = [], ...others] = readCommands('README.md')
const operate = readCommands('scripts/operate/README.md')
const rest = pages.filter((page) => !/^(README|scripts)/.test(page)).flatMap(readCommands)

/** What is done in one project in its order, each beside the other: what is served was built by the first command. */
const together = [
  { title: 'starting and operating', blocks: [start, ...operate] },
  { title: 'developing', blocks: [...others, ...rest] },
]

let cluster: Cluster | undefined
let places: readonly Place[]

beforeAll(async () => {
  const programs = findPostgres()
  if (typeof programs !== 'string') cluster = await startCluster(programs)
  places = together.map(() => createPlace(cluster?.url))
  for (const { root } of places)
    for (const [file, text] of Object.entries(AT_HAND)) writeFileSync(join(root, file), text)
})
afterAll(async () => {
  for (const place of places) place.remove()
  await cluster?.remove()
}, 300_000)

it.concurrent.each(together.map((each, index) => ({ ...each, index })))(
  'the commands of $title do what the pages say',
  async ({ blocks, index }) => {
    expect(blocks.length).toBeGreaterThan(2)
    for (const lines of blocks) await places[index]?.runBlock(lines)
  },
  600_000,
)

it('the entity of README.md is the one that its command writes', () => {
  const [shown] = readBlocks('README.md').filter(({ language }) => language === 'ts')
  expect(shown?.text).toBe(readFileSync(join(places[1]?.root ?? '', 'entities/sponsor.ts'), 'utf8'))
})

it('the files of the pages about entities are taken by the generator and the compiler', async () => {
  const [, place] = places
  const root = place?.root ?? ''
  for (const [path, text] of entityPages.flatMap((page) => [...readFiles(page)])) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  // The examples say their texts in French alone.
  const app = join(root, 'entities/app.ts')
  const languages = "languages: ['fr', 'ar', 'en'],"
  expect(readFileSync(app, 'utf8')).toContain(languages)
  writeFileSync(app, readFileSync(app, 'utf8').replace(languages, `${languages} fallback: 'fr',`))
  const settings = { extends: './tsconfig.json', include: ['entities', 'src/generated'] }
  writeFileSync(join(root, 'tsconfig.pages.json'), JSON.stringify(settings))
  await place?.runBlock(['npm run generate'])
  const args = [tools.tsc, '--project', 'tsconfig.pages.json']
  expect(spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout).toBe('')
})

it('runs of the tests that the pages name find what they ask for', () => {
  const asked = pages
    .flatMap((page) => readCommands(page).flat())
    .flatMap((line) => {
      const words = /\bnpm test -- ([^#&]+)/.exec(line)?.[1]
      return words === undefined ? [] : [readTestArguments(words.trim().split(/\s+/))]
    })
  expect(asked.length).toBeGreaterThan(2)
  const known = new Map([...readEntityNames(), ['written by README.md', ['sponsor']]])
  for (const { entity } of asked) if (entity !== null) expect(findUnknown(entity, known)).toBeNull()
})
