import { sessions } from '#features/sessions/texts.ts'

interface Origin {
  readonly browser: string
  readonly system: string
}

/** What people know a device by: `Firefox sur Windows`. */
export function deviceName({ browser, system }: Origin): string {
  if (browser !== '' && system !== '') return sessions.on(browser, system)
  return browser || system || sessions.unknown
}
