import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Awaited } from './probe.ts'

/** Milliseconds, except where the name says a count. */
export type PageFigures = Readonly<Record<string, number>>

/** Milliseconds the pointer rests on an element before the click. */
export const REST_MS = 200
/** Milliseconds after which idle work of the page is done. */
export const IDLE_MS = 1_500
const PATIENCE_MS = 30_000

/** @throws when something does not appear in time, with its name. */
export async function withTimeout(what: string, time: Promise<number>): Promise<number> {
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within ${PATIENCE_MS / 1_000} seconds`)
  })
  return Promise.race([time, late])
}

/** The longest task since the previous call. */
export function readLongTasks(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.probe.longTasks.splice(0)))
}

/** From an input to what is awaited of it. */
export async function measure(page: Page, awaited: Awaited, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((what) => window.probe.arm(what), awaited)
  await act()
  const time = await withTimeout(
    awaited,
    page.evaluate(() => window.probe.outcome),
  )
  await page.waitForTimeout(REST_MS)
  return time
}
