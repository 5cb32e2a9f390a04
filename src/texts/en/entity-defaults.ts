import type { entityDefaults as french } from '../fr/entity-defaults.ts'
import { words } from '../words.ts'

/** What a new entity's config says until a person says it better; `one` is what one record is called. */
export const entityDefaults = words('entityDefaults', {
  create: (one: string) => `Add ${one}`,
  update: (one: string) => `Edit ${one}`,
  created: (one: string) => `${capital(one)} added`,
  updated: (one: string) => `${capital(one)} saved`,
  deleted: (one: string) => `${capital(one)} deleted`,
  confirmDelete: (one: string) => `Delete ${one}`,
  inUse: () => 'This record cannot be deleted: other records refer to it.',
  on: 'yes',
  off: 'no',
  confirmation: 'Confirm password',
} satisfies typeof french)

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
