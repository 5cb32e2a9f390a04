import type { Page } from '@playwright/test'
import { screens } from '#texts/frame.ts'

/** What can be pressed or filled in and lies under a toast, wholly or partly; on a phone the search is theirs in the bar, between its two menus. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((menu) => {
    const corner = document.querySelector('[data-corner="top-right"]')?.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const toasts = [...document.querySelectorAll('[data-corner="top-right"] [data-type]')].map((toast) =>
      toast.getBoundingClientRect(),
    )
    const isPhone = window.innerWidth < 768
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]
    return controls
      .filter((control) => {
        if (!corner || control.closest('section[aria-label="Notifications"]')) return false
        const isInBar = control.closest('main') === null
        if (isPhone && isInBar && control.ariaLabel !== menu && control.ariaHasPopup !== 'menu') return false
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        // What is scrolled under the bar is hidden by it.
        const from = isInBar ? top : Math.max(top, bar)
        if (width < 2 || from >= bottom || getComputedStyle(control).visibility === 'hidden') return false
        return toasts.some(
          (toast) =>
            left < toast.right &&
            right > toast.left &&
            from < Math.min(toast.bottom, corner.bottom) &&
            bottom > toast.top,
        )
      })
      .map((control) => control.textContent || control.getAttribute('name') || control.outerHTML)
  }, screens.menu.open)
}
