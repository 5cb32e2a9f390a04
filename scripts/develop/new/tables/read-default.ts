import type { Options } from '../../../../src/kinds/core/authoring/literal.ts'
import type { FieldKind } from '../../../../src/schema/field-kinds.ts'
import { type DescribedColumn, readTexts } from './described-table.ts'

/** What a new record starts with, as the table's default has it: `'open'::character varying`, `now()`, `1`. */
export function readDefault(kind: FieldKind, { startsWith, values }: DescribedColumn): Options {
  if (startsWith === null) return {}
  const [text] = readTexts(startsWith)
  if (kind === 'choice') return text !== undefined && values.includes(text) ? { initial: text } : {}
  if (kind === 'toggle') return /^'?(true|t|1)\b/i.test(startsWith) ? { initial: true } : {}
  if (kind === 'number')
    return /^'?-?\d+(\.\d+)?'?(::.*)?$/.test(startsWith) ? { default: readNumber(startsWith) } : {}
  if (kind === 'date' || kind === 'datetime')
    return /now\(|current_|'now'/i.test(startsWith) ? { initial: 'now' } : {}
  return {}
}

function readNumber(sql: string): number {
  return Number(/-?\d+(\.\d+)?/.exec(sql)?.[0])
}
