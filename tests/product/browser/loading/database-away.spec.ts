import { answers } from '#texts/server.ts'
import { screens } from '#texts/frame.ts'
import { make } from '../harness/records.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const AWAY = { status: 503, json: { success: false, message: answers.databaseAway, requestId: 'r' } }

for (const path of ['/', '/owners', '/owners/edit/:id', '/profile', '/profile/edit']) {
  test(`${path} says that the database is away, and comes once it is back`, async ({
    page,
    product,
    announce,
  }) => {
    announce(/status of 503/)
    const id = await make.owner(product)
    let isAway = true
    await page.route('**/api/**', (route) => (isAway ? route.fulfill(AWAY) : route.continue()))
    await page.goto(path.replace(':id', String(id)))
    const problem = page.getByRole('main').getByRole('alert')
    await expect(problem).toBeVisible()
    // A form says why by a toast alone.
    await expect(page.getByText(answers.databaseAway).first()).toBeVisible()
    isAway = false
    await problem.getByRole('button', { name: screens.list.retry }).click()
    await expect(problem).toHaveCount(0)
  })
}
