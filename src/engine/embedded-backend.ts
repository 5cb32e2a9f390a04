import type { EntityRecord } from '../schema/field-meaning.ts'
import { VERSION_KEY } from '../schema/session-contract.ts'

/** Whether the backend is our own. Another one counts no versions. */
export function isEmbeddedBackend(admin: EntityRecord | undefined): boolean {
  return admin?.[VERSION_KEY] !== undefined
}
