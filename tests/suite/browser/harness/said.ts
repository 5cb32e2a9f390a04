import { expect, type Page } from '@playwright/test'
import { inLanguage, type Text } from '../../../../src/schema/text.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

/** The toasts are this one and no other; none where nothing is to be said. */
export async function expectSaid(page: Page, text: Text | null): Promise<void> {
  await expect(toastsOf(page)).toHaveText(text === null ? [] : [inLanguage(text, 'fr')])
}
