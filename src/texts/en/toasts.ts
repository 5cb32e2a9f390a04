import type { toasts as french } from '../fr/toasts.ts'
import { words } from '../words.ts'

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'Notifications',
  close: 'Close',
  reference: (id: string) => `ref. ${id}`,
} satisfies typeof french)
