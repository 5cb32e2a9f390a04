import { CellDraft, Imported, type Literal } from '../../../../src/kinds/core/authoring/expectation.ts'

/** A value as TypeScript writes it; the formatter chooses quotes and line breaks. */
export function printLiteral(value: Literal): string {
  if (value instanceof Imported) return value.code
  if (value instanceof CellDraft) return `${value.kind}(${printLiteral(value.options)})`
  if (isList(value)) return `[${value.map(printLiteral).join(', ')}]`
  if (typeof value === 'object' && value !== null) return printObject(value)
  return JSON.stringify(value)
}

function printObject(value: Readonly<Record<string, Literal>>): string {
  const entries = Object.entries(value).map(([key, each]) => `${printKey(key)}: ${printLiteral(each)}`)
  return `{ ${entries.join(', ')} }`
}

export function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key)
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value)
}
