import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue as frenchWords } from '../../../src/features/registries/catalogue-fr.ts'
import { catalogue as englishWords } from '../../../src/features/registries/catalogue-en.ts'
import { clientFolder } from '../../browser/harness/client-folder.ts'
import { expect, test } from '../../browser/harness/test.ts'
import type { Domain } from '../../domains/domains.ts'
import { isDomainSelected } from '../../suite/selection.ts'
import { makeDomain } from './made-domain.ts'

/** It speaks English and nothing else. */
const ENGLISH = "{ name: 'Chinook', languages: ['en'] }"

let made: Promise<Domain> | undefined

/** All texts of a catalogue that stand in it as they are, and the parts of those that a function puts together. */
function textsOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return String(words).match(/(?<=['`])[^'`${}\\]+(?=['`$])/g) ?? []
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

test.describe('a program of one language that is not French', () => {
  test.skip(!isDomainSelected('chinook'), 'entities of other domains are meant')
  // One worker builds it for all.
  test.describe.configure({ mode: 'default', timeout: 120_000 })
  test.use({
    // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
    // oxlint-disable-next-line no-empty-pattern
    domain: async ({}, give) => give(await (made ??= makeDomain('chinook-in-english', 'chinook', ENGLISH))),
  })

  test('holds no French word, and nothing of another language', async ({ domain }) => {
    const folder = join(clientFolder(domain), 'assets')
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => /-words-|language-(fr|ar|en)-|catalogue|texts-/.test(name))).toEqual([])
    const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
    const english = new Set(textsOf(englishWords))
    expect(code).toContain('Search')
    const isFrench = (text: string) =>
      /\p{L}{3}/u.test(text) && /[àâçéèêëîïôùûœ’]| (de|du|la|les?|est|pas|et)\b/u.test(text)
    const french = textsOf(frenchWords).filter(isFrench)
    expect(french.length).toBeGreaterThan(300)
    expect(french.filter((text) => !english.has(text) && code.includes(text))).toEqual([])
  })

  test.describe('before the login', () => {
    test.use({ session: 'nobody' })

    test('speaks it from the first page on, whatever the browser asks for', async ({ page, announce }) => {
      announce(/400/)
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('button', { name: 'Français' })).toHaveCount(0)
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('textbox').first().fill('nobody')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Incorrect username or password.')).toBeVisible()
    })
  })

  test('speaks it in its lists, forms and questions', async ({ page, product, announce }) => {
    announce(/400/)
    await product.create('artist', { name: 'Accept' })
    await page.goto('/artists')
    await expect(page.getByPlaceholder('Search')).toBeVisible()
    await page
      .getByRole('row', { name: /Accept/ })
      .getByRole('button', { name: /Delete/ })
      .first()
      .click()
    await expect(page.getByText('delete artist')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Add artist' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(/this field is required/).first()).toBeVisible()
  })
})
