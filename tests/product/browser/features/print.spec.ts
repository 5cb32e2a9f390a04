import type { Page } from '@playwright/test'
import { control } from '../../../browser/harness/form.ts'
import { make, storedPicture } from '../harness/records.ts'
import { row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

/** Counts what is sent to the printer: a browser without a window has none. */
async function watchPrinter(page: Page): Promise<() => Promise<void>> {
  let printed = 0
  let expected = 0
  await page.exposeFunction('tellPrinted', () => (printed += 1))
  await page.addInitScript(() => {
    window.print = () => {
      if ('tellPrinted' in window && typeof window.tellPrinted === 'function') window.tellPrinted()
    }
  })
  return async () => {
    expected += 1
    await expect.poll(() => printed).toBe(expected)
    await page.emulateMedia({ media: 'print' })
  }
}

/** In points, as ISO 216 has it. */
const A4 = { width: 595, height: 842 }

/** The paper that the browser would print on, in points. */
async function paperOf(page: Page) {
  const file = await page.pdf({ preferCSSPageSize: true })
  const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file.toString('latin1')) ?? []
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) }
}

test('a list of many columns is printed across the paper', async ({ page, product }) => {
  await make.player(product, { name: 'Amine' })
  const expectPrinted = await watchPrinter(page)
  await page.goto(
    '/players?columns=name&columns=email&columns=phone&columns=birthday&columns=role&columns=wilaya',
  )
  await row(page, 'Amine').waitFor()
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('button', { name: 'Imprimer la liste' }).click()
  await expectPrinted()
  expect(await paperOf(page)).toEqual({ width: A4.height, height: A4.width })
})

test('a list is printed whole, and a record with its picture, without menu and buttons', async ({
  page,
  product,
}) => {
  const picture = await storedPicture()
  const id = await make.player(product, { name: 'Amine', picture })
  for (let each = 1; each <= 30; each += 1) await make.player(product, { name: `Joueur ${each}` })
  const expectPrinted = await watchPrinter(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/players?q=joueur')
  await row(page, 'Joueur 7').waitFor()

  // The page as it stands.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Colonnes' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Teams' })).toBeHidden()
  await expect(page.getByRole('checkbox').first()).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'email' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen' })

  // All that matches.
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByRole('button', { name: 'Imprimer la liste' }).click()
  await expectPrinted()
  await expect(page.locator('body > section tbody tr')).toHaveCount(30)
  await expect(page.locator('#root')).toBeHidden()
  expect(await paperOf(page)).toEqual(A4)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('body > section')).toBeHidden()

  await page.goto(`/players/edit/${id}`)
  await expect(control(page, 'name')).toHaveValue('Amine')
  await page.getByRole('button', { name: 'Imprimer la fiche' }).click()
  await expectPrinted()
  const sheet = page.locator('body > section')
  await expect(sheet.getByRole('heading', { name: 'Amine', includeHidden: true })).toBeVisible()
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
  await expect(sheet).not.toContainText('Mot de passe')
})

for (const [language, words] of [
  [
    'fr',
    {
      panel: 'Exporter',
      list: 'Imprimer la liste',
      about: ['1 fiche', '«\u202fami\u202f»', 'Rôle\u202f: Gardier de but'],
      record: 'Imprimer la fiche',
      title: 'joueurs',
      side: 'right',
    },
  ],
  [
    'ar',
    {
      panel: 'تصدير',
      list: 'طباعة القائمة',
      about: ['بطاقة واحدة', 'ami', 'حارس مرمى'],
      record: 'طباعة البطاقة',
      title: 'اللاعبون',
      side: 'left',
    },
  ],
] as const)
  test(`what is printed says what it is, and of which day, and numbers its pages, ${language}`, async ({
    page,
    product,
    context,
  }) => {
    await context.addCookies([{ name: 'tribune_language', value: language, url: product.url }])
    const id = await make.player(product, { name: 'Amine', role: 'goalkeeper' })
    const day = new Intl.DateTimeFormat(language === 'ar' ? 'ar-DZ' : 'fr-FR', {
      dateStyle: 'long',
      timeZone: 'Africa/Algiers',
    }).format(new Date())
    const expectPrinted = await watchPrinter(page)
    const sheet = page.locator('body > section')
    await page.goto('/players?q=ami&filter.role.in=goalkeeper')
    await page.getByRole('button', { name: words.panel }).click()
    await page.getByRole('button', { name: words.list }).click()
    await expectPrinted()
    await expect(sheet.locator('h1')).toHaveText(words.title)
    const about = sheet.locator('h1 + p')
    for (const each of [...words.about, day]) await expect(about).toContainText(each)
    expect(await sheet.locator('style').textContent()).toMatch(
      new RegExp(`margin: .* @bottom-${words.side} { content: counter\\(page\\)`),
    )

    await page.emulateMedia({ media: 'screen' })
    await page.goto(`/players/edit/${id}`)
    await expect(control(page, 'name')).toHaveValue('Amine')
    await page.getByRole('button', { name: words.record }).click()
    await expectPrinted()
    await expect(about).toContainText(words.title)
    await expect(about).toContainText(day)
  })

test('in Arabic a list and a record are printed from the right, in its words', async ({
  page,
  product,
  context,
}) => {
  await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
  const id = await make.player(product, { name: 'Amine', role: 'goalkeeper', birthday: '1999-02-28' })
  const expectPrinted = await watchPrinter(page)
  await page.goto('/players')
  await page.getByRole('button', { name: 'تصدير' }).click()
  await page.getByRole('button', { name: 'طباعة القائمة' }).click()
  await expectPrinted()
  const sheet = page.locator('body > section')
  await expect(sheet.locator('h1')).toHaveText('اللاعبون')
  const picture = await sheet.locator('td img').boundingBox()
  const cell = await sheet.locator('td').first().boundingBox()
  expect((picture?.x ?? 0) - (cell?.x ?? 0)).toBeGreaterThan((cell?.width ?? 0) / 4)
  const places = await sheet
    .locator('th')
    .evaluateAll((heads) => heads.map((each) => each.getBoundingClientRect().x))
  expect(places).toEqual(places.toSorted((one, other) => other - one))
  for (const heading of await sheet.locator('th').allTextContents())
    expect(heading).toMatch(/[\u0600-\u06ff]/)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/players/edit/${id}`)
  await expect(control(page, 'name')).toHaveValue('Amine')
  await page.getByRole('button', { name: 'طباعة البطاقة' }).click()
  await expectPrinted()
  await expect(sheet).toContainText('حارس مرمى')
  await expect(sheet).toContainText('تاريخ الميلاد')
  await expect(sheet.locator('dt, th, h2').filter({ hasText: /[a-z]/i })).toHaveCount(0)
})
