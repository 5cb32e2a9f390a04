import { app } from '../../../generated/app.ts'

// Swedish writes `2026-11-22`.
const DAY = new Intl.DateTimeFormat('sv', { timeZone: app.timeZone })

/** Today by the clocks of the program, wherever its machine and the person stand: `YYYY-MM-DD`. */
export function currentDay(now = Date.now()): string {
  return DAY.format(now)
}
