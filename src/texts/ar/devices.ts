import type { devices as french } from '../fr/devices.ts'
import { words } from '../words.ts'

/** What devices are called. */
export const devices = words('devices', {
  on: (browser: string, system: string) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
} satisfies typeof french)
