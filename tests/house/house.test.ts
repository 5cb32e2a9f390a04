import { expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { fieldKinds } from '../../src/kinds/core/definition/all-definitions.ts'
import { readFaces } from '../../scripts/develop/public-api/read-faces.ts'
import { findWrongArrows } from './arrows.ts'
import { findBarrels } from './barrels.ts'
import { findBrowserCode } from './browser-code.ts'
import { measureHouse } from './ceilings.ts'
import { findCircles } from './circles.ts'
import { createEntityNamesRule } from './entity-names.ts'
import { createKindNamesRule } from './kind-names.ts'
import { findLateWords } from './late-words.ts'
import { findLiteralTexts } from './literal-texts.ts'
import { findAny, findCasts } from './loose-types.ts'
import { findEarlyTexts } from './early-texts.ts'
import { findLanguageImports, findUntranslated } from './languages.ts'
import { createPackagesRule } from './packages.ts'
import { findPhysicalProps, findPhysicalSides, readStyleSheets } from './physical-sides.ts'
import { findGiants } from './sizes.ts'
import { findWrongEngineArrows } from './engine-rooms.ts'
import { findWrongRecordArrows, findWrongServerArrows } from './server-rooms.ts'
import { findTwiceExported } from './twice-exported.ts'
import { formatProblem, readSources } from './source.ts'

/** Those that the engine grew up with. Entities of others may have names that the language needs: product, order. */
const ENTITIES = ['player', 'team', 'owner', 'stadium', 'tool', 'competition', 'admin']

const rules = [
  findWrongArrows,
  findWrongServerArrows,
  findWrongEngineArrows,
  findWrongRecordArrows,
  findCircles,
  findBarrels,
  findBrowserCode,
  findGiants,
  findAny,
  findCasts,
  findEarlyTexts,
  findLateWords,
  findLiteralTexts,
  findLanguageImports,
  findUntranslated,
  findPhysicalProps,
  findTwiceExported,
  createEntityNamesRule(ENTITIES),
  createKindNamesRule(fieldKinds),
  createPackagesRule(Object.keys(packageFile.dependencies)),
]

const sources = readSources()

it('the source keeps the house rules', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(rules.flatMap((rule) => rule(sources)).map(formatProblem)).toEqual([])
  // It reads all files, beside whatever else the machine does.
}, 180_000)

it('the style sheets follow the direction of the page', () => {
  const sheets = readStyleSheets()
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap(([path, styles]) => findPhysicalSides(path, styles)).map(formatProblem)).toEqual([])
})

it('what entities are written in stands at a stable address', () => {
  const names = readFaces('.').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const words = sources
    .filter(({ path }) => /^src\/(schema|behaviour)\//.test(path))
    .flatMap(({ file }) => file.getFunctions().map((each) => each.getName() ?? ''))
  const defining = words.filter((word) => word.startsWith('define'))
  expect([...fieldKinds, ...defining].filter((word) => !names.includes(word))).toEqual([])
})

/** They only fall. Who raises one says why in the commit, and lowers another. */
const CEILINGS: Readonly<Record<keyof ReturnType<typeof measureHouse>, number>> = {
  'files of 15 lines or fewer in src': 175,
  'parts of their neighbour under 20 lines': 10,
  'core files that features import': 48,
  'names in the faces of rooms': 268,
  'folders over 25 files': 5,
  'lines of src and scripts': 113_114,
  'lines of CSS': 7_550,
  'names with a stem to leave': 512,
}

it.each(Object.entries(measureHouse(sources)))(
  'the house has no more than its ceiling: %s',
  (name, found) => {
    const ceiling = Object.entries(CEILINGS).find(([each]) => each === name)?.[1] ?? 0
    const count = typeof found === 'number' ? found : found.length
    const list = typeof found === 'number' ? '' : `:\n${found.join('\n')}`
    expect(count, `${count} ${name}, ${ceiling} at most${list}`).toBeLessThanOrEqual(ceiling)
    expect(count, `${name}: lower the ceiling, there are ${count} now`).toBeGreaterThan(ceiling * 0.99 - 1)
  },
)
