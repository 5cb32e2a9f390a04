import type { Page } from '@playwright/test'
import { findViolations } from '../../../browser/harness/axe.ts'
import { findSmallTargets, LEAST_TARGET } from '../harness/targets.ts'
import { chosenPicture, make, storedPicture, type EntityName } from '../harness/records.ts'
import { fillForm, submit } from '../../../browser/harness/form.ts'
import { ADMIN, type Product } from '../../../browser/harness/product.ts'
import { lists } from '../harness/requirement.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { questionOf, toastsOf } from '../../../browser/harness/toasts.ts'

const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

type Size = keyof typeof SIZES

interface Screen {
  readonly title: string
  readonly open: (page: Page, product: Product) => Promise<void>
  /** Where it exists; everywhere without it. */
  readonly on?: Size
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sendButton = (page: Page) => page.locator('main form button[type=submit]')

// Every entity's screens are looked at by the generated tests, on a desktop; a phone draws this one like any other.
const SWEPT: EntityName = 'stadium'

const screens: readonly Screen[] = [
  ...lists
    .filter(({ entity }) => entity === SWEPT)
    .flatMap(({ entity, path }): Screen[] => [
      {
        title: `${path}, filled`,
        on: 'phone',
        async open(page, product) {
          await make[entity](product)
          await page.goto(path)
          await expect(page.locator('tbody tr')).not.toHaveCount(0)
        },
      },
      {
        title: `${path}/create`,
        on: 'phone',
        async open(page) {
          await page.goto(`${path}/create`)
          await expect(sendButton(page)).toBeVisible()
        },
      },
      {
        title: `${path}/edit/{id}`,
        on: 'phone',
        async open(page, product) {
          await page.goto(`${path}/edit/${await make[entity](product)}`)
          await expect(sendButton(page)).toBeVisible()
        },
      },
    ]),
  {
    title: 'the dashboard',
    async open(page) {
      await page.goto('/')
      await expect(page.getByText('0', { exact: true }).first()).toBeVisible()
    },
  },
  ...(['/profile', '/profile/edit', '/profile/edit/password'] as const).map((path) => ({
    title: path,
    async open(page: Page) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect(page.getByRole('main').getByText('Email').or(sendButton(page)).first()).toBeVisible()
    },
  })),
  {
    title: 'not found',
    async open(page, _product) {
      await page.goto('/nulle-part')
      await expect(heading(page)).toBeVisible()
    },
  },
  {
    title: 'an empty list',
    on: 'phone',
    async open(page) {
      await page.goto('/players')
      await expect(page.getByText('Rien à afficher pour le moment')).toBeVisible()
    },
  },
  {
    title: 'a list that is on its way',
    on: 'phone',
    async open(page) {
      await page.route('**/api/tool?*', () => {})
      await page.goto('/tools')
      await expect(page.getByRole('status', { name: 'Chargement' })).toBeVisible()
    },
  },
  {
    title: 'a search that finds nothing',
    on: 'phone',
    async open(page, product) {
      await make.tool(product)
      await page.goto('/tools?q=zzz')
      await expect(page.getByText('Aucun résultat')).toBeVisible()
    },
  },
  {
    title: 'a list that failed',
    on: 'phone',
    async open(page) {
      await page.route('**/api/tool?*', (route) =>
        route.fulfill({ status: 500, json: { success: false, message: 'Non.' } }),
      )
      await page.goto('/tools')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    title: 'several pages of a sorted list',
    async open(page, product) {
      for (let each = 0; each < 130; each += 1) await make.tool(product)
      await page.goto('/tools?sort=name.fr&page=3')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    },
  },
  {
    title: 'a form with its errors',
    on: 'phone',
    async open(page) {
      await page.goto('/players/create')
      await fillForm(page, { password: 'court' })
      await submit(page)
      await expect(toastsOf(page)).not.toHaveCount(0)
      await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused()
    },
  },
  {
    title: 'a record that was changed while it was edited',
    on: 'phone',
    async open(page, product) {
      const id = await make.player(product, { name: 'Rayan' })
      await page.goto(`/players/edit/${id}`)
      await fillForm(page, { name: 'Yanis' })
      await product.update('player', id, { name: 'Amine', address: 'Là' })
      await submit(page)
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
      await expect(page.getByRole('radio').first()).toBeFocused()
    },
  },
  {
    title: 'a draft, and an open history',
    on: 'phone',
    async open(page, product) {
      const id = await make.tool(product)
      await product.update('tool', id, { name: { en: 'Ball', fr: 'Ballon', ar: 'كرة' } })
      await page.goto(`/tools/edit/${id}`)
      await fillForm(page, { 'name.fr': 'Ballons' })
      await page.reload()
      await expect(page.getByRole('region', { name: 'Brouillon' })).toBeVisible()
      await page.getByRole('region', { name: 'Historique' }).locator('summary').click()
    },
  },
  {
    title: 'the question before changes are lost',
    on: 'phone',
    async open(page) {
      await page.goto('/tools/create')
      await fillForm(page, { 'name.fr': 'Sifflet' })
      await page.getByRole('link', { name: 'Annuler' }).click()
      await expect(page.getByRole('button', { name: 'Rester' })).toBeFocused()
    },
  },
  {
    title: 'a form with pictures, stored and chosen',
    async open(page, product) {
      const id = await make.stadium(product, { images: [await storedPicture()] })
      await page.goto(`/stadiums/edit/${id}`)
      await fillForm(page, { newImages: [await chosenPicture()] })
      await expect(page.getByRole('img', { name: 'Nouvelle image' })).toBeVisible()
    },
  },
  {
    title: 'an open list of choices',
    async open(page) {
      await page.goto('/players/create')
      await page.getByLabel('Wilaya').fill('a')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    },
  },
  {
    title: 'an open calendar',
    async open(page) {
      await page.goto('/owners/create')
      await fillForm(page, { expired_date: '15/03/2027' })
      await page.getByLabel('Date d’expiration').click()
      await expect(page.getByText('mars 2027', { exact: true })).toBeVisible()
    },
  },
  {
    title: 'the question before a deletion',
    on: 'phone',
    async open(page, product) {
      await make.tool(product)
      await page.goto('/tools')
      await page.getByRole('row').getByRole('button', { name: 'actions' }).click()
      await page.getByRole('button', { name: 'Supprimer' }).click()
      await expect(questionOf(page)).toBeVisible()
    },
  },
  {
    title: 'the toast of a success',
    async open(page) {
      await page.goto('/tools/create')
      await fillForm(page, { 'name.fr': 'Sifflet' })
      await submit(page)
      await expect(toastsOf(page)).toHaveCount(1)
    },
  },
  {
    title: 'the open menu of the top bar',
    async open(page) {
      await page.goto('/tools')
      await page.getByRole('banner').getByRole('button', { name: ADMIN.username }).click()
      await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible()
    },
  },
  {
    title: 'the collapsed side menu with a tooltip',
    on: 'desktop',
    async open(page) {
      await page.goto('/tools')
      await page.getByRole('button', { name: 'Replier le menu' }).click()
      await page.getByRole('link', { name: 'Joueurs' }).hover()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    title: 'the open drawer',
    on: 'phone',
    async open(page) {
      await page.goto('/tools')
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

test.describe('no rule of axe is broken and nothing is too small to be pressed, light on a desktop, dark on a phone:', () => {
  for (const { title, open, on } of screens) {
    test(title, ({ page, product, announce }) => {
      announce(/status of (400|404|409|500)/)
      return expectNoViolation(page, () => open(page, product), on)
    })
  }

  test.describe('to nobody', () => {
    test.use({ session: 'nobody' })
    test('the login', ({ page }) =>
      expectNoViolation(page, async () => {
        await page.goto('/login')
        await expect(heading(page)).toBeVisible()
      }))
  })
})

async function expectNoViolation(page: Page, open: () => Promise<void>, on?: Size) {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.setViewportSize(SIZES[on ?? 'desktop'])
  await open()
  // The colours are the same on both: each is looked at once.
  for (const [size, colorScheme] of [
    [on ?? 'desktop', 'light'],
    [on ?? 'phone', 'dark'],
  ] as const) {
    await page.setViewportSize(SIZES[size])
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const told = await findViolations(page, { colorScheme })
    expect.soft(told, `${size}, ${colorScheme}`).toEqual([])
    expect.soft(await findSmallTargets(page, LEAST_TARGET[size]), `targets, ${size}`).toEqual([])
  }
}
