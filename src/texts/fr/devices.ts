import { words } from '../words.ts'

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `${browser} sur ${system}`,
})
