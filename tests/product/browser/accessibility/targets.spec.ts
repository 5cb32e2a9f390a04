import type { Page } from '@playwright/test'
import { openSettled } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { make, storedPicture, type EntityName } from '../harness/records.ts'
import { lists } from '../harness/requirement.ts'
import { findCoveredTargets, findCrowdedTargets } from '../harness/targets.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function expectRoomToPress(page: Page, address: string): Promise<void> {
  await openSettled(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await findCrowdedTargets(page), `${address}: too small`).toEqual([])
  expect.soft(await findCoveredTargets(page), `${address}: covered where they have the focus`).toEqual([])
}

test('screens of no list have room for each press on a phone', async ({ page, product }) => {
  test.slow()
  const names: readonly EntityName[] = ['competition', 'player', 'team', 'tool', 'admin']
  for (const name of names) await make[name](product)
  await product.destroy('player', await make.player(product))
  for (const address of ['/', '/activity', '/trash', '/profile', '/profile/edit', '/profile/security'])
    await expectRoomToPress(page, address)
})

for (const { entity, path } of lists) {
  test(`${path} has room for each press on a phone, and its form`, async ({ page, product }) => {
    test.slow()
    const picture = entity === 'player' ? { picture: await storedPicture() } : {}
    const id = await make[entity](product, picture)
    // Those of each entity; the parts around them are alike for all.
    const alike = entity === 'player' ? [`${path}/import`, `${path}?peek=${id}`, `${path}/create`] : []
    for (const address of [path, `${path}/edit/${id}`, ...alike]) await expectRoomToPress(page, address)
  })
}
