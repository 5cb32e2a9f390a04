import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** A screen scrolls not sideways and breaks no rule of axe at both sizes, in light and in dark. */
export async function expectSound(page: Page, name = page.url()): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWider), `${name} at ${size.width}`).toBe(false)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, { colorScheme }), `${name} ${size.width} ${colorScheme}`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
