import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { screens } from '../../../../src/texts/fr/screens.ts'

type ColorScheme = 'light' | 'dark'

/** The dark differs from the light in its colours alone, so only what depends on them is looked at twice. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What belongs to the entity: the page's own part, and what is told beside it. The frame has tests of its own. */
const OWN_PARTS = ['main', `[aria-label="${screens.toasts.region}"]`]

/** No rule of axe is broken in this state of a screen. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await test.step(`axe: ${state}`, () => runAxe(page, state, 'light'))
}

/** The same where colours occur that no other state has. */
export async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await test.step(`axe in the dark: ${state}`, () => runAxe(page, state, 'dark'))
  await switchTo(page, 'light')
}

async function runAxe(page: Page, state: string, colorScheme: ColorScheme): Promise<void> {
  await switchTo(page, colorScheme)
  // One document is all there is, so axe need not go looking for frames in a page of its own.
  const all = OWN_PARTS.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }))
  const builder = all.setLegacyMode(true)
  const { violations } = await (colorScheme === 'light' ? builder : builder.withRules(COLOURS)).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  )
  expect(told, `axe, ${state}, ${colorScheme}`).toEqual([])
}

async function switchTo(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}
