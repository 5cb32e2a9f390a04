import type { Page } from '@playwright/test'
import { IDLE_MS, measure, readLongTasks, REST_MS, type PageFigures } from './measure.ts'
import type { Awaited } from './probe.ts'
import { frameAfter, PRESSES } from './report.ts'

export const EDIT_LINK = 'tbody tr:nth-child(3) a[href*="/edit/"]'
const KEY_MS = 80

/** Presses what a list has, and goes to a form and back. */
export async function interact(page: Page): Promise<PageFigures> {
  const search = page.locator('[role="search"] input').first()
  const figures: Record<string, number> = {}
  const read = async (name: string, awaited: Awaited, act: () => Promise<unknown>) => {
    figures[name] = await measure(page, awaited, act)
    figures[frameAfter(name)] = await page.evaluate(() => window.probe.frame)
  }
  await read('next page', 'other rows', () => press(page, 'nav [aria-label="Page suivante"]'))
  await read('sort', 'other rows', () => press(page, 'thead th:nth-child(3) button'))
  await search.focus()
  await read('first key', 'other rows', () => page.keyboard.press('k'))
  await page.keyboard.type('bou', { delay: KEY_MS })
  await page.waitForTimeout(IDLE_MS)
  await read('last key', 'other rows', () => page.keyboard.type(' 9', { delay: KEY_MS }))
  const listing = await readLongTasks(page)
  await read('edit to form', 'filled form', () => press(page, EDIT_LINK))
  await read('back', 'rows', () => page.goBack())
  const editing = await readLongTasks(page)
  const presses = await page.evaluate(() => window.probe.presses)
  return {
    ...figures,
    ...(await readFrames(page)),
    'press to picture': Math.max(0, ...presses),
    'longest task, listing': listing,
    'longest task, editing': editing,
  }
}

/** What a press is answered by that brings no other rows. */
async function readFrames(page: Page): Promise<PageFigures> {
  const figures: Record<string, number> = {}
  const acts = {
    checkbox: () => press(page, 'tbody tr:nth-child(2) input[type="checkbox"]'),
    'filter panel': () => press(page, '[role="search"] [aria-keyshortcuts~="f"]'),
    palette: () => page.keyboard.press('Control+k'),
  } satisfies Record<(typeof PRESSES)[number], () => Promise<unknown>>
  for (const name of PRESSES) {
    await page.waitForTimeout(IDLE_MS)
    await acts[name]()
    figures[frameAfter(name)] = await page.evaluate(() => window.probe.frame)
    if (name !== 'checkbox') await page.keyboard.press('Escape')
  }
  return figures
}

async function press(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  await target.hover()
  await page.waitForTimeout(REST_MS)
  await target.click()
}
