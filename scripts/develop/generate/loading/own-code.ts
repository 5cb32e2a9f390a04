import { Node, type SourceFile } from 'ts-morph'
import type { Fields } from '../../../../src/schema/entity/field-kinds.ts'
import type { EntityParts } from '../checks/entity-parts.ts'

/** What an entity's own functions are written in, with what is known of its fields. */
export interface OwnCode {
  readonly file: string
  readonly source: SourceFile
  readonly fields: Fields
  /** Names of fields that could not be read. */
  readonly unread: readonly string[]
  readonly actionForms: EntityParts['actionForms']
}

/**
 * The fields that a name of a hook or an action stands for at this place, as `values`: those that an action asks for, and the
 * entity's everywhere else. Undefined where the function is called by nobody knows whom.
 */
export function fieldsAround(code: OwnCode, node: Node, name: string): Fields | undefined {
  const exported = node.getFirstAncestor(
    (each) =>
      Node.isVariableDeclaration(each) && Node.isSourceFile(each.getParent()?.getParent()?.getParent()),
  )
  const made = Node.isVariableDeclaration(exported) ? exported.getName() : undefined
  if (made === 'hooks' || (made === 'actions' && name !== 'values')) return code.fields
  if (made !== 'actions') return undefined
  const action = node
    .getAncestors()
    .findLast((each) => Node.isMethodDeclaration(each) || Node.isPropertyAssignment(each))
  const asked = action && Node.hasName(action) ? action.getName() : undefined
  return code.actionForms.find(([each]) => each === asked)?.[1] ?? {}
}
