import { control, expectForm, fillForm, submit } from '../../../browser/harness/form.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { expectAddress } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { toastsOf } from '../../../browser/harness/toasts.ts'

test('the profile shows username, name, phone and email, and leads to its two forms', async ({ page }) => {
  await page.goto('/profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('definition')).toHaveText([
    ADMIN.username,
    ADMIN.username,
    ADMIN.email,
    ADMIN.phone,
  ])
  await expect(main.getByRole('term')).toHaveText(['Nom d’utilisateur', 'Nom', 'Email', 'Téléphone'])
  await main.getByRole('link', { name: 'Changer le mot de passe' }).click()
  await expectAddress(page, '/profile/edit/password')
  await page.goBack()
  await main.getByRole('link', { name: 'Modifier le profil' }).click()
  await expectAddress(page, '/profile/edit')
})

test.describe('the profile’s form', () => {
  test('is prefilled, and what is saved is shown at once, in the top bar too', async ({ page, product }) => {
    await page.goto('/profile/edit')
    await expectForm(page, {
      username: ADMIN.username,
      name: ADMIN.username,
      email: ADMIN.email,
      phone: ADMIN.phone,
    })
    const changed = {
      username: 'directeur',
      name: 'Mourad Benaïssa',
      email: 'mourad@example.dz',
      phone: '0555 66 77 88',
    }
    await fillForm(page, changed)
    await submit(page)
    await expectAddress(page, '/profile')
    await expect(toastsOf(page)).toHaveText(['Data updated with success'])
    await expect(page.getByRole('banner').getByRole('button', { name: changed.name })).toBeVisible()
    for (const text of Object.values(changed)) {
      await expect(page.getByRole('definition').getByText(text, { exact: true })).toBeVisible()
    }
    expect(await product.read('admin', 1)).toMatchObject(changed)
  })

  test('sends exactly the four documented fields, beside the version it was filled from', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const original = window.fetch
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (request.url.endsWith('/api/auth/update')) {
          sessionStorage.setItem('sent', await request.clone().text())
        }
        return original(request)
      }
    })
    await page.goto('/profile/edit')
    await submit(page)
    await expectAddress(page, '/profile')
    const sent: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem('sent') ?? ''))
    expect(sent).toEqual({
      username: ADMIN.username,
      name: ADMIN.username,
      email: ADMIN.email,
      phone: ADMIN.phone,
      version: 1,
    })
  })

  test('of an account without an address, as the first is made, asks for it and saves a new name without', async ({
    page,
    product,
  }) => {
    const password = 'un-autre-mot'
    await product.create('admin', {
      username: 'nadia',
      name: 'Nadia',
      password,
      confirmation_password: password,
    })
    const { name, value } = await product.logIn('nadia', password)
    await page.context().addCookies([{ name, value, url: product.url }])
    await page.goto('/profile')
    const missing = 'À compléter dans votre profil\u202f: Email.'
    await expect(page.getByRole('note')).toHaveText(missing)
    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await expect(page.getByRole('note')).toHaveText(missing)
    await fillForm(page, { name: 'Nadia Saadi' })
    await submit(page)
    await expectAddress(page, '/profile')
    await expect(toastsOf(page)).toHaveText(['Data updated with success'])
    await page.goto('/profile/edit')
    await fillForm(page, { email: 'nadia@example.dz' })
    await submit(page)
    await expectAddress(page, '/profile')
    await expect(page.getByRole('note')).toHaveCount(0)
    expect(await product.list('admin')).toContainEqual(
      expect.objectContaining({ name: 'Nadia Saadi', email: 'nadia@example.dz' }),
    )
  })

  test('keeps what was typed when the backend refuses', async ({ page, product, announce }) => {
    announce(/status of 4\d\d/)
    await make.admin(product, { username: 'amine' })
    await page.goto('/profile/edit')
    await fillForm(page, { username: 'amine', name: 'Mourad' })
    await submit(page)
    await expect(toastsOf(page)).toHaveText(['Nom d’utilisateur\u202f: cette valeur est déjà utilisée.'])
    await expect(control(page, 'username')).toBeFocused()
    await expectForm(page, { username: 'amine', name: 'Mourad' })
    await expectAddress(page, '/profile/edit')
  })
})

test.describe('the password', () => {
  test('is changed with the current one, and the session goes on [ASVS 6.2.7]', async ({ page, product }) => {
    await page.goto('/profile/edit/password')
    await fillForm(page, {
      current_password: ADMIN.password,
      password: 'un-autre-secret',
      confirmation_password: 'un-autre-secret',
    })
    await submit(page)
    await expectAddress(page, '/profile')
    await expect(toastsOf(page)).toHaveText(['Mot de passe mis à jour avec succès'])
    await product.logIn(ADMIN.username, 'un-autre-secret')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  })

  test('may be followed by a change of the profile, which is no conflict with it', async ({
    page,
    product,
  }) => {
    await page.goto('/profile/edit/password')
    const secret = 'un-autre-secret'
    await fillForm(page, {
      current_password: ADMIN.password,
      password: secret,
      confirmation_password: secret,
    })
    await submit(page)
    await expectAddress(page, '/profile')
    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await fillForm(page, { name: 'Le chef' })
    await submit(page)
    await expectAddress(page, '/profile')
    expect(await product.read('admin', 1)).toMatchObject({ name: 'Le chef' })
  })

  for (const [what, typed, messages, field] of [
    [
      'a wrong current password',
      {
        current_password: 'pas-le-bon',
        password: 'un-autre-secret',
        confirmation_password: 'un-autre-secret',
      },
      ['Mot de passe actuel\u202f: ce mot de passe est incorrect.'],
      'current_password',
    ],
    [
      'a short password',
      { current_password: ADMIN.password, password: 'court', confirmation_password: 'court' },
      ['Mot de passe\u202f: 8 caractères au moins.'],
      'password',
    ],
    [
      'a confirmation that differs',
      { current_password: ADMIN.password, password: 'un-autre-secret', confirmation_password: 'un-autre' },
      ['Confirmation du mot de passe\u202f: les deux mots de passe sont différents.'],
      'confirmation_password',
    ],
  ] as const) {
    test(`${what} is refused at its field, and does not end the session`, async ({
      page,
      product,
      announce,
    }) => {
      announce(/status of 400/)
      await page.goto('/profile/edit/password')
      await fillForm(page, typed)
      await submit(page)
      await expect(toastsOf(page)).toHaveText([...messages])
      await expect(control(page, field)).toBeFocused()
      await expectForm(page, typed)
      await expectAddress(page, '/profile/edit/password')
      await product.logIn(ADMIN.username, ADMIN.password)
    })
  }

  test('can be looked at while it is typed [ASVS 6.2.6]', async ({ page }) => {
    await page.goto('/profile/edit/password')
    await fillForm(page, { password: 'un-autre-secret' })
    await page.getByRole('button', { name: 'Afficher ou masquer le mot de passe' }).nth(1).click()
    await expect(control(page, 'password')).toHaveAttribute('type', 'text')
    await expect(control(page, 'current_password')).toHaveAttribute('type', 'password')
  })
})
