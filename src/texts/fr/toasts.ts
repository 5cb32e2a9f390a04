import { words } from '../words.ts'

/** The words of the toasts themselves. */
export const toasts = words('toasts', {
  region: 'Notifications',
  close: 'Fermer',
  reference: (id: string) => `réf. ${id}`,
})
