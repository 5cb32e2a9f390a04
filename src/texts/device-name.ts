import { devices } from '#texts/account.ts'

interface Device {
  /** Empty where it is not known, as the system. */
  readonly browser: string
  readonly system: string
}

/** What people know a device by: `Firefox sur Windows`; null where nothing of it is known. */
export function deviceName({ browser, system }: Device): string | null {
  if (browser !== '' && system !== '') return devices.on(browser, system)
  return browser || system || null
}
