import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = 'un-mot-de-passe'

test.describe('somebody without a role, where that is nothing', () => {
  test.skip(!isDomainSelected('sakila'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('sakila') })
  test('is told so, has the own profile, and all else as soon as a role is given', async ({
    page,
    product,
    announce,
  }) => {
    const password = { password: SECRET, password_again: SECRET }
    const name = { first_name: 'Jon', last_name: 'Stephens', username: 'Jon' }
    const id = await product.create('staff', { ...name, ...password })
    const { name: cookie, value } = await product.logIn('Jon', SECRET)
    await page.context().addCookies([{ name: cookie, value, url: product.url }])

    await page.goto('/')
    await expect(page.getByText('Vous n’avez encore aucun droit')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Personnaliser' })).toHaveCount(0)
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
      'Sakila',
      'Tableau de bord',
      'Profil',
    ])
    announce(/status of 403/)
    await page.goto('/films')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText('Stephens')).toBeVisible()

    await product.update('staff', id, { ...name, role: 'counter' })
    await page.goto('/')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Films' })).toBeVisible()
    await expect(page.getByText('Vous n’avez encore aucun droit')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Personnaliser' })).toBeVisible()
  })
})
