import { Node, SyntaxKind, type NewExpression } from 'ts-morph'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import { payloadOf } from '../../../../src/kinds/registries/payloads.ts'
import type { Fields } from '../../../../src/schema/field-kinds.ts'
import type { Finding } from '../diagnostics/finding.ts'
import { fieldsAround, type OwnCode } from '../loading/own-code.ts'
import { USER_ERROR } from '../loading/user-errors.ts'

/** A refusal at a field that the form does not have is told at none, and nobody sees what to mend. */
export function checkRefusedFields(code: OwnCode): readonly Finding[] {
  const { file, source } = code
  return source
    .getDescendantsOfKind(SyntaxKind.NewExpression)
    .filter((made) => made.getExpression().getText() === USER_ERROR)
    .flatMap((made): readonly Finding[] => {
      const path = pathOf(made)
      const fields = fieldsAround(code, made, 'values')
      if (!path || !fields) return []
      const known = [...new Set([...Object.entries(fields).flatMap(namesOf), ...code.unread])]
      if (known.includes(path.name)) return []
      const message = `there is no field "${path.name}" to mark; ${expectOneOf(known, path.name)}`
      const position = source.getLineAndColumnAtPos(path.node.getStart())
      return [{ code: 'E297', file, path: [], position, message }]
    })
}

/** The names that what is sent of a field travels under. */
function namesOf([name, field]: readonly [string, Fields[string]]): readonly string[] {
  const parts = (['create', 'update'] as const).map((mode) => payloadOf(field).shape(name, field, mode))
  return [name, ...parts.flatMap(Object.keys)]
}

/** The field that a path begins with, where it is written down: `lines` of `lines.${place}.price`. */
function pathOf(made: NewExpression): { readonly node: Node; readonly name: string } | undefined {
  const options = made.getArguments()[1]
  const property = Node.isObjectLiteralExpression(options) ? options.getProperty('path') : undefined
  const node = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
  const text =
    Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)
      ? node.getLiteralText()
      : Node.isTemplateExpression(node)
        ? node.getHead().getLiteralText()
        : undefined
  const isWhole = Node.isTemplateExpression(node) ? text?.includes('.') : true
  return node && text && isWhole ? { node, name: text.split('.')[0] ?? text } : undefined
}
