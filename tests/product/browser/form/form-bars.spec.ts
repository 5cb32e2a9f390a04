import type { Page } from '@playwright/test'
import { control, openOptions } from '../../../browser/harness/form.ts'
import { expect, test } from '../../../browser/harness/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What has the keyboard, and how far it lies under the top bar and the form's footer, in pixels. */
function measureFocus() {
  const focused = document.activeElement
  const footer = document.querySelector('main form button[type=submit]')?.parentElement
  const header = document.querySelector('header')
  if (!focused || !footer || !header) return null
  const isOfForm = focused.closest('main form') !== null && !footer.contains(focused)
  const { top, bottom, height } = focused.getBoundingClientRect()
  return {
    isOfForm,
    name: focused.getAttribute('name') ?? focused.getAttribute('aria-label') ?? focused.textContent ?? '',
    behindHeader: height === 0 ? 0 : Math.max(0, header.getBoundingClientRect().bottom - top),
    behindFooter: height === 0 ? 0 : Math.max(0, bottom - footer.getBoundingClientRect().top),
  }
}

/** The controls that the keyboard comes to, one after another. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const names: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const found = await page.evaluate(measureFocus)
    if (!found?.isOfForm) return names
    names.push(found.name)
    await expect
      .poll(() => page.evaluate(measureFocus), found.name)
      .toMatchObject({ behindHeader: 0, behindFooter: 0 })
    await page.keyboard.press(key)
  }
  return names
}

test('on a phone the keyboard comes to no control behind the footer or the top bar', async ({ page }) => {
  await page.goto('/players/create')
  await expect(control(page, 'confirmation_password')).toBeAttached()
  await openOptions(page, 'role')
  await page.keyboard.press('Escape')
  await control(page, 'name').focus()
  const down = await walk(page, 'Tab')
  expect(down).toEqual(expect.arrayContaining(['name', 'email', 'wilaya', 'description', 'password']))
  await control(page, 'confirmation_password').focus()
  const up = await walk(page, 'Shift+Tab')
  expect(up).toEqual(expect.arrayContaining(['name', 'email', 'wilaya', 'description', 'password']))
})

test('on a phone the last line of a long text stands above the footer while it is typed', async ({
  page,
}) => {
  await page.goto('/players/create')
  const description = control(page, 'description')
  await description.click()
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('fin')
  await expect.poll(() => page.evaluate(measureFocus)).toMatchObject({ behindFooter: 0 })
})
