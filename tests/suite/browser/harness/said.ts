import { t } from '../../../../src/texts/locale.ts'
import { expect, type Page } from '@playwright/test'
import type { Text } from '../../../../src/schema/values/text.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

/** The toasts are this one and no other; none where nothing is to be said. */
export async function expectSaid(page: Page, text: Text | null): Promise<void> {
  await expect(toastsOf(page)).toHaveText(text === null ? [] : [t(text)])
}
