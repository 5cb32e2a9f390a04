import { Node, SyntaxKind, type BinaryExpression } from 'ts-morph'
import { meaningOf } from '../../../../src/kinds/core/meaning/meanings.ts'
import type { Field } from '../../../../src/schema/field-kinds.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { fieldsAround, type OwnCode } from '../loading/own-code.ts'

/** What hooks and actions call a record, or what it will hold. */
const RECORDS = ['values', 'record', 'before']

const COMPARED = [
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
]

/** A comparison with null of what is never null is always false, and no compiler says so. */
export function checkNullComparisons(code: OwnCode): readonly Finding[] {
  const { file, source } = code
  return source
    .getDescendantsOfKind(SyntaxKind.BinaryExpression)
    .flatMap((comparison): readonly Finding[] => {
      const read = readOf(comparison)
      const field = read && fieldsAround(code, comparison, read.record)?.[read.name]
      const empty = read && field && emptyOf(read.name, field)
      if (!read || !field || empty === undefined) return []
      const sign = comparison.getOperatorToken().getText().slice(0, 1)
      const write = `${read.node.getText()}${Array.isArray(empty) ? '.length' : ''} ${sign}== ${Array.isArray(empty) ? 0 : `'${empty}'`}`
      const message = `"${read.name}" is never null: an empty ${field.kind}() is ${JSON.stringify(empty)}; write ${write}`
      const position = source.getLineAndColumnAtPos(comparison.getStart())
      return [{ code: 'E298', file, path: [], position, message }]
    })
}

interface Read {
  readonly node: Node
  readonly record: string
  readonly name: string
}

/** `values.status` of `values.status === null` */
function readOf(comparison: BinaryExpression): Read | undefined {
  if (!COMPARED.includes(comparison.getOperatorToken().getKind())) return undefined
  const sides = [comparison.getLeft(), comparison.getRight()]
  const node = sides.find((side) => Node.isPropertyAccessExpression(side))
  if (!node || !sides.some((side) => Node.isNullLiteral(side))) return undefined
  const record = node.getExpression().getText()
  return RECORDS.includes(record) ? { node, record, name: node.getName() } : undefined
}

/** What a record holds where nothing was given: a text or a list; undefined where that is nothing at all. */
function emptyOf(name: string, field: Field): string | readonly unknown[] | undefined {
  const { fromRow, toRow, isSecret } = meaningOf(field)
  const empty = isSecret ? undefined : fromRow(name, field, toRow(name, field, undefined))
  if (Array.isArray(empty)) return empty
  return typeof empty === 'string' ? empty : undefined
}
