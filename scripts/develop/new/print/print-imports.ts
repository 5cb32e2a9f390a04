import type { EntityDraft } from '../entity-draft.ts'
import { CellDraft, Imported } from '../../../../src/kinds/core/authoring/expectation.ts'

/** What entities are written in, and which of it every draft may need. */
const LANGUAGE = 'tribune'
const WORDS = ['crud', 'defineEntity', 'firstOf']

/** The imports that the config's body needs: the language's words, and tables by path. */
export function printImports({ fields }: EntityDraft, body: string): string {
  const cells = fields.flatMap(({ options }) => readCells(options['fields']))
  const makers = [...fields.map(({ kind, word = kind }) => word), ...cells.map(({ kind }) => kind)]
  const words = [...WORDS.filter((word) => body.includes(`${word}(`)), ...makers]
  const names = [...new Set(words)].sort().join(', ')
  const tables = fields.flatMap(({ options }) => Object.values(options).flatMap(readImport))
  const lines = tables
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ name, from }) => `import { ${name} } from '${from}'`)
  return [`import { ${names} } from '${LANGUAGE}'`, ...new Set(lines)].join('\n')
}

function readCells(value: unknown): readonly CellDraft[] {
  return Object.values(value ?? {}).filter((each) => each instanceof CellDraft)
}

function readImport(value: unknown): readonly { readonly name: string; readonly from: string }[] {
  if (!(value instanceof Imported)) return []
  const [name = value.code] = value.code.split('.')
  return [{ name, from: value.from }]
}
