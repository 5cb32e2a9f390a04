import type { ColumnDraft } from '../../../../src/kinds/core/authoring/authoring.ts'
import type { EntityDraft, FieldDraft } from '../entity-draft.ts'
import { printEndpoints } from './print-endpoints.ts'
import { printImports } from './print-imports.ts'
import { printKey, printLiteral } from './print-literal.ts'

/** The text of the entity's file, not formatted yet. */
export function printEntity(draft: EntityDraft): string {
  const { name, path, menu, list } = draft
  const body = `export const ${name} = defineEntity({
  name: ${printLiteral(name)},
  path: ${printLiteral(path)},
  menu: ${printLiteral(menu)},
  endpoints: ${printEndpoints(draft.endpoints)},
  fields: {
    ${draft.fields.map(printField).join('\n    ')}
  },
  list: {
    title: ${printLiteral(list.title)},
    add: ${printLiteral(list.add)},
    columns: [${list.columns.map(printColumn).join(', ')}],
  },
  texts: {
    ${Object.entries(draft.texts).map(printText).join('\n    ')}
  },
})
`
  return `${printImports(draft, body)}\n\n${body}`
}

function printField({ name, kind, word = kind, options }: FieldDraft): string {
  return `${printKey(name)}: ${word}(${printLiteral(options)}),`
}

function printColumn(column: ColumnDraft): string {
  if (typeof column === 'string') return printLiteral(column)
  return `firstOf(${printLiteral(column.header)}, ${printLiteral(column.firstOf)})`
}

function printText([key, text]: readonly [string, string]): string {
  return `${key}: ${printLiteral(text)},`
}
