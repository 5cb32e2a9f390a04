import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

const SECRET = 'un-mot-de-passe'

test.describe('somebody with a role', () => {
  test.skip(!isDomainSelected('chinook'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('chinook') })
  test('is shown the records, the fields, the buttons and the screens of it', async ({
    page,
    product,
    announce,
  }) => {
    const name = { first_name: 'Jane', last_name: 'Peacock' }
    const secret = { secret: SECRET, secret_again: SECRET }
    const email = 'jane@chinookcorp.com'
    const agent = await product.create('employee', { ...name, ...secret, email, role: 'agent' })
    const customer = { last_name: 'Byron', email: 'a@example.com' }
    const own = await product.create('customer', { ...customer, first_name: 'Ada', support_rep_id: agent })
    await product.create('customer', { ...customer, first_name: 'George' })
    const { name: cookie, value } = await product.logIn(email, SECRET)
    await page.context().addCookies([{ name: cookie, value, url: product.url }])

    await page.goto('/customers')
    await expect(page.getByRole('row', { name: /Byron/ })).toHaveCount(1)
    await expect(page.getByRole('rowheader', { name: 'Ada Byron' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add customer' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Supprimer' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Customers' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Invoices' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Stock' })).toHaveCount(0)

    await page.goto(`/customers/edit/${own}`)
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
    await expect(page.getByRole('textbox', { name: 'Fax' })).toHaveCount(0)

    // The list is asked for before it is known who asks.
    announce(/status of 403/)
    await page.goto('/invoices')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible()
    await page.goto('/stock')
    await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible()

    const other = 'laura@chinookcorp.com'
    await product.create('employee', { ...name, ...secret, email: other, role: 'clerk' })
    const clerk = await product.logIn(other, SECRET)
    await page.context().addCookies([{ name: cookie, value: clerk.value, url: product.url }])
    await page.goto('/')
    await page.getByRole('link', { name: 'Stock' }).click()
    await expect(page.getByText('0 tracks of 0 genres')).toBeVisible()
  })
})
