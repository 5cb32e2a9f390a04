import type { ColumnDraft } from '../../../../src/kinds/core/authoring/authoring.ts'
import type { Translations } from '../ask-texts.ts'
import { sayField, type Say } from '../draft-texts.ts'
import type { EntityDraft, FieldDraft } from '../entity-draft.ts'
import { printEndpoints } from './print-endpoints.ts'
import { printImports } from './print-imports.ts'
import { printKey, printLiteral } from './print-literal.ts'

/** The text of the entity's file, not formatted yet; what is translated is written in each language. */
export function printEntity(draft: EntityDraft, translations: Translations): string {
  const { name, path, menu, list, renamedFrom, uniqueTogether } = draft
  const say: Say = (text) => translations.get(text) ?? text
  const body = `export const ${name} = defineEntity({
  name: ${printLiteral(name)},${renamedFrom === undefined ? '' : `\n  renamedFrom: ${printLiteral(renamedFrom)},`}
  path: ${printLiteral(path)},
  menu: ${printLiteral({ ...menu, label: say(menu.label) })},
  endpoints: ${printEndpoints(draft.endpoints)},
  fields: {
    ${draft.fields.map((field) => printField(sayField(field, say))).join('\n    ')}
  },
  list: {
    title: ${printLiteral(say(list.title))},
    add: ${printLiteral(say(list.add))},
    columns: [${list.columns.map((column) => printColumn(column, say)).join(', ')}],
  },${uniqueTogether ? `\n  uniqueTogether: ${printLiteral(uniqueTogether)},` : ''}
})
`
  return `${printImports(draft, body)}\n\n${body}`
}

function printField({ name, kind, word = kind, options }: FieldDraft): string {
  return `${printKey(name)}: ${word}(${printLiteral(options)}),`
}

function printColumn(column: ColumnDraft, say: Say): string {
  if (typeof column === 'string') return printLiteral(column)
  return `firstOf(${printLiteral(say(column.header))}, ${printLiteral(column.firstOf)})`
}
