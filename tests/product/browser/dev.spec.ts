import { expect as plainExpect, test } from '@playwright/test'
import { startDevProject, type DevProject } from './harness/dev-project.ts'
import { logInByForm } from '../../browser/harness/screens.ts'

// Programs start behind these screens, on machines with much else to do.
const expect = plainExpect.configure({ timeout: 30_000 })

let project: DevProject

test.beforeAll(async () => {
  test.setTimeout(90_000)
  project = await startDevProject()
})
test.afterAll(() => project.stop())

test('a new entity is on the screen when its file is saved, and each mistake in it is shown there', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const overlay = page.locator('vite-error-overlay')
  const link = page.getByRole('link', { name: 'Sponsors', exact: true })

  await test.step('logging in works as in the built product', async () => {
    await page.goto(`${project.url}/login`)
    await logInByForm(page, 'admin', project.password)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('its menu item, list and form come with the file, its table and calls too', async () => {
    await project.run('new', 'sponsor', '--field', 'name:text:required', '--field', 'phone:phone')
    await link.click()
    await page.getByRole('link', { name: 'Ajouter sponsor' }).click()
    await page.locator('main form').getByLabel('Nom').fill('Djezzy')
    await page.locator('main form [type="submit"]').click()
    await expect(page.getByRole('row').filter({ hasText: 'Djezzy' })).toBeVisible()
  })

  const right = project.readEntity('sponsor')
  await test.step('a mistake stands over the page with its place, and over pages opened later', async () => {
    project.writeEntity('sponsor', right.replace("columns: ['name'", "columns: ['nam'"))
    await expect(overlay).toContainText(/entities\/sponsor\.ts:\d+:\d+ E\d+ .*did you mean "?'?name/)
    await page.reload()
    await expect(overlay).toContainText('entities/sponsor.ts')
    // Behind it stands the former screen, not what the mistake makes of it.
    await expect(page.getByRole('row').filter({ hasText: 'Djezzy' })).toBeVisible()
  })

  await test.step('mending it takes it away and shows the change', async () => {
    project.writeEntity('sponsor', right.replace("fr: 'Sponsors'", "fr: 'Mécènes'"))
    await expect(overlay).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Mécènes', exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Djezzy' })).toBeVisible()
  })

  await test.step('a label and a column are shown without loading the page anew, as is what is saved then', async () => {
    // The overlay over a page that was opened with it loads that page once more.
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Djezzy' })).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''))
    project.writeEntity(
      'sponsor',
      right
        .replace("fr: 'Sponsors'", "fr: 'Parrains'")
        .replace(
          'fields: {',
          "fields: {\n    city: text({ label: { fr: 'Ville', ar: 'المدينة', en: 'City' } }),",
        )
        .replace('columns: [', "columns: ['city', "),
    )
    await expect(page.getByRole('link', { name: 'Parrains', exact: true })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Ville' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Djezzy' })).toBeVisible()
    await page.getByRole('link', { name: 'Ajouter sponsor' }).click()
    await page.locator('main form').getByLabel('Nom').fill('Ooredoo')
    await page.locator('main form').getByLabel('Ville').fill('Oran')
    await page.locator('main form [type="submit"]').click()
    await expect(page.getByRole('row').filter({ hasText: 'Ooredoo' })).toContainText('Oran')
    await expect(page.locator('html[data-loaded-once]')).toHaveCount(1)
  })
})

test('the login offers what the config says, as in the built product', async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto(`${project.url}/login`)
  await expect(page.locator('html[data-offers]')).toHaveCount(0)
  const said = 'superAdministrator: 1,'
  project.writeEntity('admin', project.readEntity('admin').replace(said, `${said}\n    passkeys: true,`))
  await expect(async () => {
    await page.reload()
    await plainExpect(page.locator('html[data-offers="passkey"]')).toHaveCount(1, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Se connecter avec une clé d’accès' })).toBeVisible()
})
