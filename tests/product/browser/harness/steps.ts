import type { Locator, Page } from '@playwright/test'
import { expect } from '../../../browser/harness/test.ts'

type ClickOptions = Parameters<Locator['click']>[0]

/** Somebody at a screen whose clicks and pressed keys are counted; a value that is typed is no step. */
export interface Person {
  readonly clicks: number
  readonly keys: number
  click(target: Locator, options?: ClickOptions): Promise<void>
  /** Two clicks. */
  doubleClick(target: Locator, options?: ClickOptions): Promise<void>
  press(...keys: readonly string[]): Promise<void>
  /** Types in place of what is selected where the focus is. */
  type(text: string): Promise<void>
  /** Presses Tab until a control has the focus. */
  tabTo(target: Locator): Promise<void>
}

// More than any screen has controls.
const MOST_TABS = 80

export function watchSteps(page: Page): Person {
  let clicks = 0
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  return {
    get clicks() {
      return clicks
    },
    get keys() {
      return keys
    },
    async click(target, options) {
      clicks += 1
      await target.click(options)
    },
    async doubleClick(target, options) {
      clicks += 2
      await target.dblclick(options)
    },
    async press(...all) {
      for (const key of all) await press(key)
    },
    type: (text) => page.keyboard.type(text),
    async tabTo(target) {
      const isFocused = () => target.evaluate((each) => each === document.activeElement)
      for (let tabs = 0; tabs < MOST_TABS && !(await isFocused()); tabs += 1) await press('Tab')
      await expect(target).toBeFocused()
    },
  }
}
