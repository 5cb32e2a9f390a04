import { CellDraft, Imported, type Literal } from '../../../src/kinds/core/authoring/expectation.ts'
import { collectTexts } from '../../../src/kinds/core/authoring/collect-texts.ts'
import type { Path } from '../../../src/kinds/core/authoring/entity-finding.ts'
import { field as checkField } from '../generate/checks/field-checks.ts'
import type { EntityDraft, FieldDraft } from './entity-draft.ts'

/** What a text of a draft is written as. */
export type Say = (text: string) => Literal

/** The texts of a draft that people read, each once. */
export function readDraftTexts(draft: EntityDraft): readonly string[] {
  // What has no letters, as `%`, reads the same in every language.
  return [...new Set(listTexts(draft))].filter((text) => /\p{L}/u.test(text))
}

/** In the order of its file, which is the same for one entity in each language. */
export function listTexts({ menu, fields, list }: EntityDraft): readonly string[] {
  const found: string[] = []
  const note = (text: string) => {
    found.push(text)
    return text
  }
  note(menu.label)
  for (const field of fields) sayField(field, note)
  const headers = list.columns.flatMap((column) => (typeof column === 'string' ? [] : [column.header]))
  return [...found, list.title, list.add, ...headers]
}

/** A field whose texts are said otherwise; the checks of its kind know which of its options are texts. */
export function sayField(field: FieldDraft, say: Say): FieldDraft {
  const whole = { kind: field.kind, ...readCells(field.options) }
  const paths = collectTexts(() => checkField(whole, [])).filter(({ text }) => typeof text === 'string')
  return {
    ...field,
    options: paths.reduce((options, { path }) => changeIn(options, path, say), field.options),
  }
}

/** The cells of a table as the checks read fields. */
function readCells(options: FieldDraft['options']): Readonly<Record<string, unknown>> {
  const { fields } = options
  if (typeof fields !== 'object' || fields === null || fields instanceof Imported) return options
  const cells = Object.entries(fields).map(([name, cell]) => [
    name,
    cell instanceof CellDraft ? { kind: cell.kind, ...cell.options } : cell,
  ])
  return { ...options, fields: Object.fromEntries(cells) }
}

function change(value: Literal, path: Path, say: Say): Literal {
  if (typeof value === 'string') return path.length === 0 ? say(value) : value
  if (value instanceof CellDraft) return new CellDraft(value.kind, changeIn(value.options, path, say))
  if (typeof value !== 'object' || value === null || value instanceof Imported || isList(value)) return value
  return changeIn(value, path, say)
}

function changeIn(
  options: Readonly<Record<string, Literal>>,
  [step = '', ...rest]: Path,
  say: Say,
): Readonly<Record<string, Literal>> {
  const value = options[step]
  return value === undefined ? options : { ...options, [step]: change(value, rest, say) }
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value)
}
