import type { Locator, Page } from '@playwright/test'
import { findViolations } from '../../browser/harness/axe.ts'
import { expectNoSidewaysScroll } from '../../browser/harness/screens.ts'
import type { Product } from '../../browser/harness/product.ts'
import { expect, test } from '../../browser/harness/test.ts'
import type { Domain } from '../../domains/domains.ts'
import { isDomainSelected } from '../../suite/selection.ts'
import { makeDomain } from './made-domain.ts'

const WEEK = '/planning?week=2026-03-07'

const IN_ARABIC = `{
  name: 'Clinique',
  languages: ['fr', 'ar'],
  fallback: 'fr',
  country: 'DZ',
  timeZone: 'Africa/Algiers',
  firstDayOfWeek: 'saturday',
  weekend: ['friday'],
}`

let made: Promise<Domain> | undefined

async function fill(product: Product) {
  const keeper_id = await product.create('keeper', { full_name: 'أمال حداد' })
  const pet_id = await product.create('pet', { name: 'لولو', species: 'Chat', keeper_id })
  const dog_id = await product.create('pet', { name: 'Rex', species: 'Chien', keeper_id })
  const vet_id = await product.create('vet', {
    full_name: 'د. سمير بن علي',
    licence: 'V-0002',
    passphrase: 'une-phrase-secrète',
    passphrase_repeated: 'une-phrase-secrète',
  })
  const day = '2026-03-08'
  await product.create('visit', { pet_id: dog_id, vet_id, day, at: '10:30', urgency: 'high' })
  await product.create('visit', { pet_id, vet_id, day, at: '09:00' })
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { ...box, right: box.x + box.width }
}

const day = (page: Page, name: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 2 }) })

test.describe('a screen of one’s own in Arabic', () => {
  test.skip(!isDomainSelected('clinic'), 'entities of other domains are meant')
  // One worker builds it for all.
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  test.use({
    // Playwright reads the names of the fixtures it needs from the pattern, which has to be one.
    // oxlint-disable-next-line no-empty-pattern
    domain: async ({}, give) => give(await (made ??= makeDomain('clinic-in-arabic', 'clinic', IN_ARABIC))),
  })

  test.beforeEach(async ({ context, page, product }) => {
    await context.addCookies([{ name: 'tribune_language', value: 'ar', url: product.url }])
    await fill(product)
    await page.goto(WEEK)
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`begins on the right, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('جدول المواعيد')
      const [saturday, sunday] = [day(page, /^السبت/), day(page, /^الأحد/)]
      const visits = sunday.getByRole('listitem')
      await expect(visits).toHaveText([/09:00 لولو/, /10:30 Rex/])
      const [first, second] = [await boxOf(saturday), await boxOf(sunday)]
      if (width > 1024) expect(first.x).toBeGreaterThanOrEqual(second.right)
      else expect(second.y).toBeGreaterThanOrEqual(first.y + first.height)
      const [early, late] = [await boxOf(visits.nth(0)), await boxOf(visits.nth(1))]
      expect(late.y).toBeGreaterThanOrEqual(early.y + early.height)

      await test.step('what is in a day', async () => {
        const name = sunday.getByRole('button', { name: '10:30 Rex' })
        expect(late.right - (await boxOf(name)).right).toBeLessThan(16)
        const heading = await boxOf(sunday.getByRole('heading'))
        const add = await boxOf(sunday.getByRole('button', { name: /^زيارة جديدة/ }))
        await expect(visits.nth(1)).toHaveCSS('box-shadow', / -3px 0px 0px 0px inset$/)
        expect(add.x).toBeLessThan(heading.x + heading.width / 2)
      })
      await test.step('the ways to other weeks', async () => {
        const [back, forth] = [
          page.getByRole('button', { name: 'الأسبوع السابق' }),
          page.getByRole('button', { name: 'الأسبوع التالي' }),
        ]
        expect((await boxOf(back)).x).toBeGreaterThan((await boxOf(forth)).x)
        for (const way of [back, forth])
          await expect(way.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
      })
      await expectNoSidewaysScroll(page, WEEK)
      expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
      expect(await findViolations(page, { colorScheme: 'dark' })).toEqual([])
    })
  }
})
