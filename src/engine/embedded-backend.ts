import type { EntityRecord } from '../schema/entity/field-definition.ts'
import { VERSION_KEY } from '../schema/access/session-contract.ts'

/** Whether the backend is our own. Another one counts no versions. */
export function isEmbeddedBackend(admin: EntityRecord | undefined): boolean {
  return admin?.[VERSION_KEY] !== undefined
}

/** What the server offers beside the login, as it names it in the page: `['recovery']`. */
export function readLoginOffers(): readonly string[] {
  return document.documentElement.dataset['offers']?.split(' ') ?? []
}
