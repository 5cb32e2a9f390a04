import { expect, test, type Page } from '@playwright/test'
import { toasts } from '#texts/record.ts'
import { domains, type Domain } from '../../../domains/domains.ts'
import { findViolations } from '../../../browser/harness/axe.ts'

interface Shown {
  readonly page: Page
  readonly domain: Domain
}

type ColorScheme = 'light' | 'dark'

/** What belongs to the entity: the page's own part, and what is told beside it. The frame has tests of its own. */
const OWN_PARTS = ['main', `[aria-label="${toasts.region}"]`]

/** No rule of axe is broken in this state of a screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(`axe: ${state}`, () => runAxe(page, state, 'light'))
}

/** The same where colours occur that no other state has; they are the engine's, so that one program shows them all. */
export async function expectAccessibleInBoth({ page, domain }: Shown, state: string): Promise<void> {
  await expectAccessible(page, state)
  if (domain !== domains[0]) return
  await test.step(`axe in the dark: ${state}`, () => runAxe(page, state, 'dark'))
  await switchTo(page, 'light')
}

async function runAxe(page: Page, state: string, colorScheme: ColorScheme): Promise<void> {
  await switchTo(page, colorScheme)
  const told = await findViolations(page, { colorScheme, parts: OWN_PARTS })
  expect(told, `axe, ${state}, ${colorScheme}`).toEqual([])
}

async function switchTo(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}
