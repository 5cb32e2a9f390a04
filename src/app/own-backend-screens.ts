import History from 'lucide-react/icons/history'
import Trash2 from 'lucide-react/icons/trash-2'
import { VERSION_KEY } from '../schema/session-contract.ts'
import type { EntityRecord } from '../schema/field-meaning.ts'
import { activity } from '../texts/activity.ts'
import { trash } from '../texts/trash.ts'

/** Screens that our own backend alone can fill. The requirement's menu has no place for them. */
export const ownBackendScreens = [
  { path: '/activity', label: activity.title, icon: History },
  { path: '/trash', label: trash.title, icon: Trash2 },
] as const

/** Whether the backend is our own. Another one counts no versions. */
export function isOwnBackend(admin: EntityRecord | undefined): boolean {
  return admin?.[VERSION_KEY] !== undefined
}
