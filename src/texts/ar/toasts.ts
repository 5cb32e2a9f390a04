import type { toasts as french } from '../fr/toasts.ts'
import { words } from '../words.ts'

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'الإشعارات',
  close: 'إغلاق',
  reference: (id: string) => `المرجع \u2068${id}\u2069`,
} satisfies typeof french)
