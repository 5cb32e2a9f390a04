import { findViolations } from '../../../browser/harness/axe.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { isDomainSelected } from '../../../suite/selection.ts'

// An employee of this program reports to another one.
test.describe('records below others', () => {
  test.skip(!isDomainSelected('northwind'), 'entities of other domains are meant')
  test.use({ domain: domainNamed('northwind') })

  test('are opened level by level, added to, and found as they were left', async ({ page, product }) => {
    const hire = (last_name: string, manager_id?: number) =>
      product.create('employee', {
        first_name: 'A.',
        last_name,
        username: last_name.toLowerCase(),
        password: 'a long password',
        password_again: 'a long password',
        ...(manager_id !== undefined && { manager_id }),
      })
    const fuller = await hire('Fuller')
    const buchanan = await hire('Buchanan', fuller)
    await hire('Dodsworth', buchanan)
    await hire('Leverling', fuller)
    const below = (title: string) => page.getByRole('button', { name: `Below ${title}`, exact: true })
    const listBelow = (title: string) => page.getByRole('list', { name: `Below ${title}`, exact: true })

    await page.goto('/employees')
    await page.getByRole('link', { name: 'Tree' }).click()
    await expect(page).toHaveURL(/\/employees\/tree$/)
    await expect(page.getByRole('link', { name: 'A. Fuller', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'A. Buchanan', exact: true })).toHaveCount(0)
    await below('A. Fuller').press('Enter')
    await expect(listBelow('A. Fuller').getByRole('listitem')).toHaveCount(2)
    await below('A. Buchanan').click()
    await expect(
      listBelow('A. Buchanan').getByRole('link', { name: 'A. Dodsworth', exact: true }),
    ).toBeVisible()
    await expect(below('A. Leverling')).toBeHidden()
    for (const colorScheme of ['light', 'dark'] as const)
      expect(await findViolations(page, { colorScheme })).toEqual([])

    await page.getByRole('link', { name: 'Add employee below A. Leverling' }).click()
    await expect(page.getByRole('combobox', { name: 'Reports to' })).toHaveValue(/Leverling/)
    await page.goBack()
    await expect(listBelow('A. Buchanan').getByRole('listitem')).toHaveCount(1)

    await page.setViewportSize({ width: 390, height: 844 })
    expect(await findViolations(page, { colorScheme: 'light' })).toEqual([])
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL(/\/employees$/)
  })

  test('are none where a list has no tree', async ({ page }) => {
    await page.goto('/orders/tree')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'List', exact: true })).toBeVisible()
  })
})
