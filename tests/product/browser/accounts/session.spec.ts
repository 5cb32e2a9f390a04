import type { Page } from '@playwright/test'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import {
  addressOf,
  expectAddress,
  logInByForm,
  openSettled,
  row,
  watchSettling,
} from '../../../browser/harness/screens.ts'
import { expect, loggedIn, test } from '../../../browser/harness/test.ts'
import { toast, toastsOf } from '../../../browser/harness/toasts.ts'

const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('isLoggedIn'))

test.describe('logging in', () => {
  test.use({ session: 'nobody' })

  for (const [way, user] of [
    ['email', ADMIN.email],
    ['email in capitals', ADMIN.email.toUpperCase()],
    ['phone', ADMIN.phone],
    ['username', ADMIN.username],
  ] as const) {
    test(`opens the dashboard to the ${way}, and sets the flag`, async ({ page }) => {
      await page.goto('/login')
      expect(await flagOf(page)).toBeNull()
      await logInByForm(page, user, ADMIN.password)
      await expectAddress(page, '/')
      await expect(toastsOf(page)).toHaveText(['Login success'])
      expect(await flagOf(page)).toBe('true')
      await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
    })
  }

  test('with a wrong password is refused with a toast, and what was typed stays', async ({
    page,
    announce,
  }) => {
    announce(/status of 400/)
    await page.goto('/login')
    await logInByForm(page, ADMIN.username, 'pas-le-bon')
    await expect(toastsOf(page)).toHaveText(['Identifiant ou mot de passe incorrect.'])
    await expectAddress(page, '/login')
    await expect(page.getByLabel('Email, téléphone ou nom d’utilisateur')).toHaveValue(ADMIN.username)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('pas-le-bon')
    await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
    expect(await flagOf(page)).toBeNull()
  })

  test('with nothing typed is refused by the backend, not by the browser', async ({ page, announce }) => {
    announce(/status of 400/)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(toastsOf(page)).toHaveText(['Veuillez saisir votre identifiant et votre mot de passe.'])
  })

  test('leads to the location first asked for, query string and hash included [ASVS 3.7.2]', async ({
    page,
    product,
  }) => {
    await make.player(product, { name: 'Rayan Zerrouki' })
    await page.goto('/players?q=rayan&sort=name&order=desc#liste')
    await expectAddress(page, '/login')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/players?q=rayan&sort=name&order=desc#liste')
    await expect(row(page, 'Rayan Zerrouki')).toBeVisible()
  })

  test('leaves no login screen behind for Back', async ({ page }) => {
    await page.goto('/nulle-part')
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await expectAddress(page, '/login')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/')
    await page.goBack()
    await expectAddress(page, '/nulle-part')
  })

  for (const [flag, isIn] of [
    ['true', true],
    ['false', false],
    ['TRUE', false],
    ['1', false],
    ['', false],
  ] as const) {
    test(`the stored flag "${flag}" means logged ${isIn ? 'in' : 'out'}`, async ({ page, product }) => {
      await page.context().addCookies(loggedIn(product.url, product.cookie).cookies)
      await page.goto('/login')
      await page.evaluate((text) => localStorage.setItem('isLoggedIn', text), flag)
      await page.goto('/teams')
      await expectAddress(page, isIn ? '/teams' : '/login')
    })
  }
})

test('/login leads to / when somebody is logged in', async ({ page }) => {
  await page.goto('/login')
  await expectAddress(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
})

test.describe('logging out', () => {
  const ways = {
    'the button of the side menu': (page: Page) =>
      page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('button', { name: 'Se déconnecter' })
        .click(),
    'the dropdown of the top bar': async (page: Page) => {
      await page.getByRole('banner').getByRole('button', { name: ADMIN.username }).click()
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    },
  }
  for (const [way, leave] of Object.entries(ways)) {
    test(`by ${way} says so, removes the flag, and Back does not lead into the product`, async ({
      page,
      product,
    }) => {
      // What is still asked for when the session ends would be refused.
      const settled = watchSettling(page)
      await page.goto('/teams')
      await page.getByRole('link', { name: 'Outils' }).click()
      await expectAddress(page, '/tools')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('outils')
      await settled()
      await leave(page)
      await expectAddress(page, '/login')
      await expect(toastsOf(page)).toHaveText(['Logout success'])
      expect(await flagOf(page)).toBeNull()

      await page.goBack()
      await expectAddress(page, '/login')
      const answer = await fetch(`${product.url}/api/home`, {
        headers: { cookie: `${product.cookie.name}=${product.cookie.value}` },
      })
      expect(answer.status, 'the session itself is over too').toBe(401)
    })
  }

  test('replaces the history entry [ASVS 7.4.4]', async ({ page, announce }) => {
    // On the way back the browser shows the page it kept, and asks for what that page named for who was logged in.
    announce(/status of 401 .*\/api\/admin\/data/)
    await page.goto('/nulle-part')
    await openSettled(page, '/teams')
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expectAddress(page, '/login')
    await page.goBack()
    await expectAddress(page, '/nulle-part')
  })

  test('leads the next person to the dashboard, not to where the last one was', async ({ page }) => {
    await page.goto('/tools?q=x')
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expectAddress(page, '/login')
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/')
  })

  test('that fails is told and leaves the session as it was', async ({ page, announce }) => {
    announce(/status of 500/)
    await page.route('**/api/auth/logout', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Pas maintenant.' } }),
    )
    await page.goto('/teams')
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(toastsOf(page)).toHaveText(['Pas maintenant.'])
    expect(addressOf(page)).toBe('/teams')
    expect(await flagOf(page)).toBe('true')
  })

  test('in one tab ends the other', async ({ page, context }) => {
    await page.goto('/teams')
    const other = await context.newPage()
    await openSettled(other, '/tools?q=x')
    // What is still asked for would be refused, and is of no use to anybody.
    const isList = (url: URL) => url.pathname === '/api/tool'
    await other.route(isList, () => undefined)
    const asked = other.waitForRequest((request) => isList(new URL(request.url())))
    await other.getByRole('textbox', { name: 'Rechercher', exact: true }).fill('y')
    const dropped = other.waitForEvent('requestfailed', {
      predicate: (request) => isList(new URL(request.url())),
    })
    await asked
    await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
    await expectAddress(other, '/login')
    await dropped
    await other.close()
  })
})

/** Opens a screen on which nothing but what the test does meets the end of the session. */
async function openQuietly(page: Page, address: string): Promise<void> {
  await page.route('**/api/events*', () => undefined)
  await openSettled(page, address)
}

test.describe('a session that ends in the middle', () => {
  test('on reading leads to /login, and after the login back to where it was', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 401/)
    await make.tool(product, { name: { en: '', fr: 'Sifflet', ar: '' } })
    await openQuietly(page, '/')
    await product.endSessions()
    await page.goto('/tools?q=sifflet')
    await expectAddress(page, '/login')
    await expect(toastsOf(page)).toHaveText(['Veuillez vous connecter.'])
    expect(await flagOf(page)).toBeNull()

    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/tools?q=sifflet')
    await expect(row(page, 'Sifflet')).toBeVisible()
  })

  test('is no longer told of after the login', async ({ page, product, announce }) => {
    announce(/status of 401/, /status of 400/)
    await openQuietly(page, '/')
    await product.endSessions()
    await page.goto('/tools')
    await expectAddress(page, '/login')
    await expect(toastsOf(page)).toHaveText(['Veuillez vous connecter.'])
    // Toasts wait under the pointer: none of them goes by itself.
    await toast(page, 'Veuillez vous connecter.').hover()
    await logInByForm(page, ADMIN.username, 'pas-le-bon')
    await expect(toastsOf(page)).toHaveText([
      'Identifiant ou mot de passe incorrect.',
      'Veuillez vous connecter.',
    ])
    await toast(page, 'Veuillez vous connecter.').hover()
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password)
    await page.keyboard.press('Enter')
    await expect(toastsOf(page)).toHaveText(['Login success'])
  })

  test('on writing leads to /login and back to the form', async ({ page, product, announce }) => {
    announce(/status of 401/)
    await openQuietly(page, '/tools/create')
    await page.getByLabel('Nom (français)').fill('Sifflet')
    await product.endSessions()
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expectAddress(page, '/login')
    await expect(toastsOf(page)).toHaveText(['Veuillez vous connecter.'])
    await logInByForm(page, ADMIN.username, ADMIN.password)
    await expectAddress(page, '/tools/create')
  })

  test('on deleting leads to /login and shows no message of the deletion', async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 401/)
    await make.admin(product, { name: 'Amine Kaci' })
    await openQuietly(page, '/admins')
    await row(page, 'Amine Kaci').getByRole('button', { name: 'Supprimer' }).click()
    await product.endSessions()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expectAddress(page, '/login')
    await expect(toastsOf(page)).toHaveText(['Veuillez vous connecter.'])
  })
})

test.describe('the data of the administrator', () => {
  test('is asked for on load, and shown in the top bar', async ({ page }) => {
    const asked = page.waitForRequest('**/api/admin/data')
    await page.goto('/tools')
    await asked
    await expect(page.getByRole('banner').getByRole('button', { name: ADMIN.username })).toBeVisible()
  })

  for (const [kind, answer, message] of [
    [
      "the answer's message",
      { status: 500, json: { success: false, message: 'Base indisponible.' } },
      'Base indisponible.',
    ],
    [
      "the thrown error's message",
      { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      'Réponse inattendue du serveur (GET /api/admin/data, 502).',
    ],
  ] as const) {
    test(`that fails to load is told with ${kind}, once`, async ({ page, announce }) => {
      announce(/status of 50[02]/)
      await page.route('**/api/admin/data', (route) => route.fulfill(answer))
      await page.goto('/profile')
      await expect(toastsOf(page)).toHaveText([message])
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(page.getByRole('alert')).not.toContainText(message)
      await expect(page.getByRole('link', { name: 'Joueurs' })).toBeVisible()
    })
  }
})

test('every call sends credentials, except the read of an administrator, which leaves the option out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    const original = window.fetch
    Object.assign(window, { asked })
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      asked.push(`${new URL(request.url).pathname} ${request.credentials}`)
      return original(request)
    }
  })
  await page.goto('/admins')
  await row(page, ADMIN.email).getByRole('link', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(ADMIN.email)
  // In the order of the alphabet: those of one screen go out at once.
  const asked = () =>
    page.evaluate(() => ('asked' in window && Array.isArray(window.asked) ? window.asked.toSorted() : []))
  await expect
    .poll(asked)
    .toEqual([
      '/api/admin/all include',
      '/api/admin/data include',
      '/api/admin/read/1 same-origin',
      '/api/bulk/admin/ids include',
      '/api/history/admin/1 include',
      '/api/new-devices include',
      '/api/second-factor/accounts/1 include',
      '/api/views/admin include',
    ])
})
