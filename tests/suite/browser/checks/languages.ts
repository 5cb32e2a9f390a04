import { expect, test } from '@playwright/test'
import { directionOf, type Language } from '../../../../src/schema/values/text.ts'
import { findForeignWords } from '../../../browser/harness/foreign-words.ts'
import { inLanguage } from '../../../browser/harness/in-language.ts'
import { questionOf } from '../../../browser/harness/toasts.ts'
import { expectNoOverflow, askToDelete } from '../harness/list-page.ts'
import { expectAccessible } from '../harness/axe.ts'
import type { Check, Stage } from '../harness/for-each-entity.ts'

export const languagesCheck: Check = {
  title: 'is said in one language at a time, from the side that it is read from',
  concerns: (_entity, { languages }) => languages.spoken.some(({ language }) => language === 'ar'),
  async run(stage) {
    const { id } = await stage.maker.create()
    for (const { language } of stage.domain.languages.spoken)
      await test.step(language, () => inLanguage(stage, language, () => checkScreens(stage, language, id)))
  },
}

async function checkScreens(stage: Stage, language: Language, id: number): Promise<void> {
  const { page, entity } = stage
  const main = page.getByRole('main')
  if (!entity.pages?.create) {
    await page.goto(`${entity.path}/create`)
    await expect(main.locator('form button[type=submit]')).toBeVisible()
    await expectSaidIn(stage, language, 'form')
  }
  if (entity.pages?.list) return
  await page.goto(entity.path)
  await expect(main.getByRole('row').nth(1)).toBeVisible()
  await expectSaidIn(stage, language, 'list')
  await askToDelete(page, entity, id)
  await expect(questionOf(page)).toBeVisible()
  await expectSaidIn(stage, language, 'question')
}

async function expectSaidIn(stage: Stage, language: Language, screen: string): Promise<void> {
  const { page } = stage
  // The program's own is written from the left unless its page says otherwise.
  await expect(page.locator(`html[lang="${language}"]`)).toHaveCSS('direction', directionOf(language))
  await page.waitForLoadState('networkidle')
  expect(await findForeignWords(page, language, stage), `${screen}, ${language}`).toEqual([])
  // The other checks see the language of the program.
  if (directionOf(language) === 'ltr') return
  await expectNoOverflow(page)
  await expectAccessible(page, `${screen}, ${language}`)
}
