import type { Page } from '@playwright/test'
import { entityCase, entityCases } from './harness/entity-cases.ts'
import { control, fillForm, submit } from '../../browser/harness/form.ts'
import { ADMIN, type Product } from '../../browser/harness/product.ts'
import { make, type EntityName, realPath } from './harness/records.ts'
import { guardedRoutes, lists, successMessages, type SuccessEvent } from './harness/requirement.ts'
import { expectAddress, logInByForm } from '../../browser/harness/screens.ts'
import { expect, test } from '../../browser/harness/test.ts'
import { questionOf, toast, toastsOf } from '../../browser/harness/toasts.ts'

test.describe('the route table', () => {
  const sections = [...new Set(guardedRoutes.map(({ path }) => path.split('/').slice(0, 2).join('/')))]
  for (const section of sections) {
    // In one page, whose code the browser keeps.
    test(`${section}: the titles of its screens, and the ways back`, async ({ page, product }) => {
      const entity = lists.find((list) => list.path === section)?.entity
      for (const { path, title, parent } of guardedRoutes.filter(({ path }) => isBelow(path, section))) {
        await page.goto(await realPath(product, path, entity))
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
        const breadcrumb = page.getByRole('navigation', { name: 'Fil d’Ariane' })
        if (!parent) {
          await expect(breadcrumb, path).toHaveCount(0)
          continue
        }
        const link = breadcrumb.getByRole('link', { name: parent.label, exact: true })
        await expect(link).toHaveAttribute('href', parent.path)
        await link.click()
        await expectAddress(page, parent.path)
      }
    })
  }

  test.describe('to somebody who is not logged in', () => {
    test.use({ session: 'nobody' })

    test('every route but /login leads to /login', async ({ page, product }) => {
      for (const { path } of guardedRoutes) {
        const entity = lists.find((list) => path.startsWith(`${list.path}/`))?.entity
        await page.goto(await realPath(product, path, entity))
        await expectAddress(page, '/login')
        await expect(page.getByText('connectez-vous', { exact: true }), path).toBeVisible()
      }
    })

    test('/login is titled for administrators and has its two fields and its button', async ({ page }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Espace administrateurs')
      await expect(page.getByLabel('Email, téléphone ou nom d’utilisateur')).toBeFocused()
      await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'password')
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
    })
  })
})

function isBelow(path: string, section: string): boolean {
  return path === section || (section !== '/' && path.startsWith(`${section}/`))
}

async function createBy(page: Page, product: Product, name: (typeof entityCases)[number]['name']) {
  const { path, prepare, filled } = entityCase(name)
  await prepare(product)
  await page.goto(`${path}/create`)
  await fillForm(page, filled)
  await submit(page)
  await expectAddress(page, path)
  await expect(page.getByRole('row')).not.toHaveCount(0)
}

async function updateBy(page: Page, product: Product, name: (typeof entityCases)[number]['name']) {
  const { path, renamed } = entityCase(name)
  const id = await make[name](product)
  await page.goto(`${path}/edit/${id}`)
  await control(page, renamed).fill('Un autre nom')
  await submit(page)
  await expectAddress(page, path)
  await expect(page.getByText('Un autre nom')).toBeVisible()
}

async function sendProfileForm(page: Page, path: string, values: Readonly<Record<string, string>>) {
  await page.goto(path)
  await fillForm(page, values)
  await submit(page)
  await expectAddress(page, '/profile')
}

/** How events of the table really come about; of those of one kind one, its texts are held in `tests/app`. */
const events: Readonly<Partial<Record<SuccessEvent, (page: Page, product: Product) => Promise<void>>>> = {
  Login: async (page) => {
    await page.context().clearCookies()
    await page.addInitScript(() => localStorage.removeItem('isLoggedIn'))
    await page.goto('/login')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/')
  },
  Logout: async (page) => {
    await page.goto('/')
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expectAddress(page, '/login')
  },
  'Player created': (page, product) => createBy(page, product, 'player'),
  'Player updated': (page, product) => updateBy(page, product, 'player'),
  'Team updated': (page, product) => updateBy(page, product, 'team'),
  'Team created': (page, product) => createBy(page, product, 'team'),
  'Stadium updated': (page, product) => updateBy(page, product, 'stadium'),
  'Profile updated': (page) => sendProfileForm(page, '/profile/edit', { name: 'Chef du district' }),
  'Password changed': (page) =>
    sendProfileForm(page, '/profile/edit/password', {
      current_password: ADMIN.password,
      password: 'un-autre-secret',
      confirmation_password: 'un-autre-secret',
    }),
}

test.describe('the success messages', () => {
  for (const [event, perform] of Object.entries(events)) {
    const message = Object.entries(successMessages).find(([name]) => name === event)?.[1] ?? null
    test(`${event}: ${message === null ? 'nothing is said' : `"${message}"`}`, async ({ page, product }) => {
      await perform(page, product)
      await expect(toastsOf(page)).toHaveText(message === null ? [] : [message])
    })
  }
})

const DELETED = new Set<EntityName>(['player', 'competition', 'admin'])

test.describe('the deletion messages', () => {
  // One with a call, one without, and one whose failure has a text of its own.
  for (const { entity, path, question, deleted } of lists.filter(({ entity: name }) => DELETED.has(name))) {
    test(`${path}: "${question}" is asked, kept at Annuler, and "${deleted}" is told for two seconds`, async ({
      page,
      product,
    }) => {
      const id = await make[entity](product)
      await page.clock.install()
      await page.goto(path)
      const rows = page.locator('tbody tr')
      const before = entity === 'admin' ? 2 : 1
      await expect(rows).toHaveCount(before)
      await rows.last().getByRole('button', { name: 'Supprimer' }).click()
      const asked = questionOf(page)
      await expect(asked).toHaveAccessibleName(question)
      await expect(asked.getByRole('button')).toHaveText(['Supprimer', 'Annuler'])
      await expectTopCentre(page)

      await page.clock.fastForward('01:00')
      await expect(asked).toBeVisible()
      await asked.getByRole('button', { name: 'Annuler' }).click()
      await expect(asked).toHaveCount(0)
      await expect(rows).toHaveCount(before)
      await expect(product.read(entity, id)).resolves.toMatchObject({ id })
      await rows.last().getByRole('button', { name: 'Supprimer' }).click()
      // What keeps the record is read first.
      await expect(asked.getByRole('button', { name: 'Supprimer' })).toBeEnabled()

      await page.clock.pauseAt(new Date(Date.now() + 120_000))
      await asked.getByRole('button', { name: 'Supprimer' }).click()
      await expect(toast(page, deleted)).toHaveCount(1)
      await expect(toastsOf(page)).toHaveAttribute('data-type', 'error')
      await expectTopRight(page)
      await page.clock.runFor(1_900)
      await expect(toast(page, deleted)).toHaveCount(1)
      await page.clock.runFor(200)
      await expect(toastsOf(page)).toHaveCount(0)
      await page.clock.resume()
      await expect(rows).toHaveCount(before - 1)
    })
  }
})

async function expectTopCentre(page: Page) {
  const box = await questionOf(page).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(60)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10)
}

async function expectTopRight(page: Page) {
  const box = await toastsOf(page).first().boundingBox()
  expect(box?.y).toBeLessThan(100)
  // It ends where the user menu begins, which it never covers or moves; where there is none, at the edge.
  const menu = await (await page.getByRole('banner').getByRole('button').all()).at(-1)?.boundingBox()
  const gap = (menu?.x ?? page.viewportSize()?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(40)
}

test('the table is complete: three routes a list', () => {
  expect(lists.map((list) => list.entity)).toEqual(entityCases.map((each) => each.name))
  expect(guardedRoutes).toHaveLength(25)
})
