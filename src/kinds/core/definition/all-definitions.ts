import type { FieldKind } from '../../../schema/entity/field-kinds.ts'
import { knowKind } from './definitions.ts'
import { definitions } from '../../registries/definitions.ts'

/** The names of all kinds. */
export const fieldKinds: readonly FieldKind[] = Object.keys(definitions).filter(isFieldKind)

// Fields that no constructor of this program has made: of a database, of a file, of a message to a worker.
for (const kind of fieldKinds) knowKind(kind, definitions[kind])

/** Whether a kind of this name exists. */
export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(definitions, kind)
}
