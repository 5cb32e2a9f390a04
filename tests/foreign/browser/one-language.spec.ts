import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildClient } from '../../../scripts/build/build-client.ts'
import { reportRun } from '../../../scripts/develop/generate/report-run.ts'
import { catalogue as frenchWords } from '../../../src/features/registries/catalogue-fr.ts'
import { catalogue as englishWords } from '../../../src/features/registries/catalogue-en.ts'
import { clientFolder, clientFolderOf } from '../../browser/harness/client-folder.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { domainNamed, readDomain, type Domain } from '../../domains/domains.ts'
import { isDomainSelected } from '../../suite/selection.ts'

const NAME = 'chinook-in-english'

let made: Promise<Domain> | undefined

/** The entities of Chinook in a program that speaks English and nothing else. */
async function makeEnglishDomain(): Promise<Domain> {
  const root = resolve('.cache', NAME)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  cpSync(join(domainNamed('chinook').root, 'entities'), join(root, 'entities'), { recursive: true })
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json' }))
  writeFileSync(
    join(root, 'entities/app.ts'),
    "import { defineApp } from 'tribune'\n\nexport const app = defineApp({ name: 'Chinook', languages: ['en'] })\n",
  )
  const { isValid, message } = await reportRun(root, false)
  if (!isValid) throw new Error(message)
  await buildClient(root, clientFolderOf({ name: NAME, root }))
  return readDomain(NAME, root)
}

/** All texts of a catalogue that stand in it as they are, and the parts of those that a function puts together. */
function textsOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return String(words).match(/(?<=['`])[^'`${}\\]+(?=['`$])/g) ?? []
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

test.describe('a program of one language that is not French', () => {
  test.skip(!isDomainSelected('chinook'), 'entities of other domains are meant')
  test.describe.configure({ timeout: 120_000 })
  // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
  // oxlint-disable-next-line no-empty-pattern
  test.use({ domain: async ({}, give) => give(await (made ??= makeEnglishDomain())) })

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
