import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildFeatureRegistry } from '../../scripts/develop/generate/features/build-registry.ts'
import { readFeatures } from '../../scripts/develop/generate/features/read-features.ts'
import type { FeatureRegistry } from '../../scripts/develop/generate/features/registries.ts'
import { buildKindRegistry } from '../../scripts/develop/generate/kinds/build-registry.ts'
import { readKinds } from '../../scripts/develop/generate/kinds/read-kinds.ts'
import type { Registry } from '../../scripts/develop/generate/kinds/registries.ts'
import { updateRegistries } from '../../scripts/develop/generate/registries/update-registries.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kinds-'))
  // The engine is where it has its language.
  mkdirSync(join(root, 'src/schema'), { recursive: true })
  write('src/kinds/core/authoring/check.ts', 'export const checkCell = 1')
  write('src/kinds/iban/definition.ts', 'export const ibanDefinition = {}\nexport const ibanCell = {}')
  write('src/kinds/long-text/definition.ts', 'export const longTextDefinition = {}')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const cells: Registry = {
  name: 'cells',
  ending: 'Cell',
  type: { name: 'CellView', from: 'src/kinds/core/cell/cell-view.ts' },
  lookup: 'cellOf',
  otherwise: { name: 'wordsCell', from: 'src/kinds/core/cell/cell-view.ts' },
  component: 'View',
  lazy: { name: 'lazyCell', from: 'src/kinds/lazy-cell.ts' },
  says: 'How a list shows a field.',
}

const built = (registry: Registry) => buildKindRegistry(registry, readKinds(root))

it('lists what each folder with a definition exports, by the name of the kind', () => {
  expect(built(cells)).toContain("import { ibanCell } from '../iban/definition.ts'")
  expect(built(cells)).toContain('= {\n  iban: ibanCell,\n}\n')
  expect(built(cells)).toContain('return cells[kind] ?? wordsCell')
})

it('takes a component, and what is made with the lookup itself', () => {
  write('src/kinds/long-text/cell.tsx', 'export function LongTextCell() {}')
  write('src/kinds/rows/definition.ts', 'export function createRowsCell() {}')
  expect(built(cells)).toContain('  longText: { View: LongTextCell },\n  rows: createRowsCell(cellOf),\n')
})

it('loads a default export when it is asked for', () => {
  write('src/kinds/long-text/cell.tsx', 'export default function LongTextCell() {}')
  expect(built(cells)).toContain("  longText: lazyCell(() => import('../long-text/cell.tsx')),\n")
  expect(built(cells)).toContain("import { lazyCell } from '../lazy-cell.ts'")
})

it('names the kind that lacks what every kind has', () => {
  const { otherwise: _otherwise, ...all } = cells
  expect(() => built(all)).toThrow('src/kinds/: no file of the kind "longText" exports longTextCell')
})

describe('of the features', () => {
  const servers: FeatureRegistry = {
    name: 'servers',
    half: 'server',
    ending: 'Server',
    type: { name: 'ServerFeature', from: 'src/server/feature.ts' },
    list: 'serverFeatures',
    says: 'What they do on the server.',
  }
  const listed = (registry: FeatureRegistry, ...names: readonly string[]) =>
    buildFeatureRegistry(registry, readFeatures(root, names))

  beforeEach(() => {
    write('src/features/trash/server.ts', 'export const trashServer: ServerFeature = {}')
    write('src/features/mass-mail/server.ts', 'export const massMailServer: ServerFeature = {}')
    write('src/features/print/screen.tsx', 'export const printFeature: Feature = {}')
  })

  it('stands what each exports, in the order of their names', () => {
    const text = listed(servers, 'trash', 'print', 'mass-mail')
    expect(text).toContain("import { massMailServer } from '../mass-mail/server.ts'")
    expect(text).toContain('readonly ServerFeature[] = [\ntrashServer,\nmassMailServer,\n]')
    expect(text).not.toContain('print')
  })

  it('one that is not named is left out', () => {
    expect(listed(servers, 'trash')).not.toContain('massMail')
  })

  it('stands what each exports by its name, where that is asked for', () => {
    const text = listed({ ...servers, isNamed: true }, 'mass-mail')
    expect(text).toContain('Readonly<Record<string, ServerFeature>> = {\nmassMail: massMailServer,\n}')
  })

  it('a mistake is told with its place', () => {
    write('src/features/trash/server.ts', 'export const server: ServerFeature = {}')
    expect(() => listed(servers, 'trash')).toThrow(
      'src/features/trash/server.ts: exports no trashServer; write export const trashServer: ServerFeature = …',
    )
    expect(() => listed(servers, 'gone')).toThrow(
      'src/features/feature-names.ts: src/features/gone/ has none of screen.ts, routes.ts, server.ts, calls.ts',
    )
  })
})

it('is up to date in this project, and has nothing to write where the engine is a package', async () => {
  expect(await updateRegistries('.', false)).toEqual([])
  rmSync(join(root, 'src'), { recursive: true })
  expect(await updateRegistries(root, true)).toEqual([])
})

it('is written anew where a kind was added', async () => {
  const authored = ['Definition', 'Payload', 'Authoring'].map((each) => `export const ibanX${each} = {}`)
  write('src/kinds/iban/definition.ts', authored.join('\n').replaceAll('ibanX', 'iban'))
  write('src/kinds/iban/control.tsx', 'export function IbanControl() {}')
  rmSync(join(root, 'src/kinds/long-text'), { recursive: true })
  write('src/kinds/registries/former.ts', '')
  const changes = await updateRegistries(root, true)
  expect(changes).toContain('src/kinds/registries/payloads.ts')
  expect(changes).toContain('src/kinds/registries/former.ts')
  const controls = readFileSync(join(root, 'src/kinds/registries/controls.ts'), 'utf8')
  expect(controls).toContain('iban: { Control: IbanControl }')
  expect(await updateRegistries(root, false)).toEqual([])
})
