import type { Locator, Page } from '@playwright/test'
import { deletion, toasts } from '#texts/record.ts'

/** The toasts of the top right corner that are not leaving, the newest first. */
export function toastsOf(page: Page): Locator {
  return inCorner(page, 'top-right').locator('[data-type]:not([data-leaving])')
}

export function toast(page: Page, text: string): Locator {
  return toastsOf(page).filter({ has: page.getByText(text, { exact: true }) })
}

/** The way back that is offered at the foot of a list. */
export function undoOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: deletion.undo }) })
}

/** The question before a deletion. */
export function questionOf(page: Page): Locator {
  return inCorner(page, 'top-center').getByRole('alertdialog')
}

function inCorner(page: Page, corner: 'top-right' | 'top-center'): Locator {
  return page.getByRole('region', { name: toasts.region }).locator(`[data-corner="${corner}"]`)
}
