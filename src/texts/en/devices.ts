import type { devices as french } from '../fr/devices.ts'
import { words } from '../words.ts'

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `${browser} on ${system}`,
} satisfies typeof french)
