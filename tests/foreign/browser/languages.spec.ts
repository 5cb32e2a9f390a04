import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { domainNamed } from '../../domains/domains.ts'
import { languagesCheck } from '../../suite/browser/checks/languages.ts'
import { createMaker } from '../../suite/browser/harness/maker.ts'
import { isDomainSelected, isEverythingMeant } from '../../suite/selection.ts'
import { fewest } from '../../suite/without-repeats.ts'

const domain = domainNamed('northwind')
const all = domain.entities.map((entity) => ({ domain, entity }))
const wordsOf = (entity: AnyEntity) => [
  ...Object.keys(entity),
  ...Object.values(entity.fields).map(({ kind }) => `field ${kind}`),
]
/** In a run of everything those that show between them every kind of field, and what may be said of an entity. */
const shown = isEverythingMeant ? fewest(all, wordsOf) : all

test.describe('a program of two languages', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain })

  test.describe('before the login', () => {
    test.use({ session: 'nobody' })

    test('speaks its own until another is chosen, whatever the browser asks for', async ({
      page,
      announce,
    }) => {
      announce(/400/)
      await page.goto('/login')
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
      let loads = 0
      page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
      await page.getByRole('button', { name: 'العربية' }).click()
      await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible()
      await expect(html).toHaveAttribute('lang', 'ar')
      expect(loads).toBe(0)

      // The server speaks it too.
      await page.getByLabel('كلمة المرور', { exact: true }).fill('wrong')
      await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('nobody')
      await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
      await expect(page.getByText('اسم المستخدم أو كلمة المرور غير صحيحة.')).toBeVisible()

      // The next page is sent in it.
      const sent = await page.request.get('/login')
      expect(await sent.text()).toContain('<html lang="ar" dir="rtl"')
      await page.reload()
      await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible()
    })
  })

  test('speaks its own where the words of the chosen one cannot be fetched', async ({ page, announce }) => {
    announce(/ERR_FAILED|dynamically imported|preload/)
    await page.goto('/customers')
    await page.evaluate(() => (document.cookie = 'tribune_language=ar; path=/'))
    await page.route(/\/language-ar-[\w-]+\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.getByPlaceholder('Search')).toBeVisible()
  })

  test('shows a list all the same where the texts of its entity cannot be fetched', async ({
    page,
    announce,
  }) => {
    announce(/ERR_FAILED|dynamically imported|preload/)
    await page.goto('/customers')
    await page.evaluate(() => (document.cookie = 'tribune_language=ar; path=/'))
    const refused: string[] = []
    await page.route(/\/customer-[\w-]+\.js$/, async (route) => {
      const response = await route.fetch()
      // The client of the entity has the same name, and no Arabic.
      if (!/[\u0600-\u06ff]/.test(await response.text())) return route.fulfill({ response })
      refused.push(route.request().url())
      return route.abort()
    })
    await page.reload()
    await expect(page.getByPlaceholder('بحث')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add customer' })).toBeVisible()
    expect(refused).not.toEqual([])
  })

  test('is switched from the menu of the person, without another load', async ({ page }) => {
    await page.goto('/customers')
    await expect(page.getByPlaceholder('Search')).toBeVisible()
    let loads = 0
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(page.getByPlaceholder('بحث')).toBeVisible()
    await expect(page.getByPlaceholder('Search')).toHaveCount(0)
    expect(loads).toBe(0)
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByPlaceholder('Search')).toBeVisible()
  })

  for (const { entity } of shown)
    test(`has no word of a third one on the screens of ${entity.name}`, async ({
      page,
      product,
      announce,
    }) => {
      const maker = createMaker(product, domain, entity.name)
      await languagesCheck.run({ page, product, domain, entity, maker, announce })
    })
})
