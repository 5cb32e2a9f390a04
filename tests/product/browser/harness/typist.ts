import type { Locator, Page } from '@playwright/test'
import { expect } from '../../../browser/harness/test.ts'

/** Somebody who has a keyboard and nothing else, and sees where the focus is after each step. */
export interface Typist {
  /** Presses keys one after another. */
  press(...keys: readonly string[]): Promise<void>
  /** Types in place of what the control that has the focus holds. */
  type(text: string): Promise<void>
  /** Presses Tab until a control has the focus. */
  tabTo(target: Locator): Promise<void>
  /** Presses Tab until a control has the focus, and types there. */
  fill(target: Locator, text: string): Promise<void>
  /** The focus has come to it by itself, and is seen. */
  isAt(target: Locator): Promise<void>
}

// More than any screen has controls.
const MOST_TABS = 300

export function typistAt(page: Page): Typist {
  const { keyboard } = page

  async function press(...keys: readonly string[]) {
    for (const key of keys) {
      await keyboard.press(key)
      await expectSeenFocus(page, `after ${key}`)
    }
  }

  async function tabTo(target: Locator) {
    await expect(target).toBeVisible()
    const isFocused = () => target.evaluate((each) => each === document.activeElement)
    // The last Tab of a page leaves it for the bars of the browser.
    for (let tabs = 0; tabs < MOST_TABS && !(await isFocused()); tabs += 1) await keyboard.press('Tab')
    await isAt(target)
  }

  async function isAt(target: Locator) {
    await expect(target).toBeFocused()
    await expectSeenFocus(page, String(target))
  }

  async function type(text: string) {
    await keyboard.press('Control+a')
    await keyboard.type(text)
    await expectSeenFocus(page, `after typing ${text}`)
  }

  return {
    press,
    type,
    tabTo,
    isAt,
    async fill(target, text) {
      await tabTo(target)
      await type(text)
    },
  }
}

/** What has the focus is seen, and told from what has not. */
async function expectSeenFocus(page: Page, when: string): Promise<void> {
  await expect.poll(() => page.evaluate(lostFocus), when).toBeNull()
}

/** What is wrong with the focus; null for nothing. */
function lostFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'the focus is nowhere'
  const shown = [focused, focused.nextElementSibling, focused.parentElement].flatMap((each) => each ?? [])
  const isSeen = shown.some((each) => {
    const { top, bottom, left, right, width, height } = each.getBoundingClientRect()
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    return width > 0 && height > 0 && isInside
  })
  const what = focused.outerHTML.slice(0, 160)
  if (!isSeen) return `the focus is on what is not seen: ${what}`
  // A title takes the focus so that it is read; it takes no key.
  if (focused.matches('h1, h2')) return null
  const hasRing = shown.some((each) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each)
    const isOutlined =
      outlineStyle !== 'none' && outlineWidth !== '0px' && outlineColor !== 'rgba(0, 0, 0, 0)'
    return isOutlined || boxShadow !== 'none'
  })
  return hasRing ? null : `nothing shows the focus on ${what}`
}
