import { t } from '../../src/texts/locale.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { account } from '../../src/generated/account.ts'
import { homeCards } from '../../src/generated/home.ts'
import { entityMenu } from '../../src/generated/menu.ts'
import { entities } from '../../src/generated/registry.ts'
import { resources } from '../../src/generated/resources.ts'
import { entityRoutes } from '../../src/generated/routes.ts'

// What fetches code hears of what does not come.
beforeAll(() => vi.stubGlobal('window', new EventTarget()))

it('the route table', async () => {
  const paths = entityRoutes.map((route) => route.path)
  await expect(`${paths.join('\n')}\n`).toMatchFileSnapshot('snapshots/routes.txt')
})

it('the menu', async () => {
  const lines = entityMenu.map(({ path, label, icon, order, access }) => {
    const entity = entities.find((each) => each.path === path)
    const who = access?.menu?.length === 0 ? ', super-administrator only' : ''
    return `${order} ${t(label)} -> ${path} (icon ${icon}, entity ${entity?.name}${who})`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/menu.txt')
})

it('the dashboard', async () => {
  const lines = homeCards.map(({ label, answer, path }) => `${t(label)}: ${answer} -> ${path}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('snapshots/home.txt')
})

it('one client', async () => {
  await expect(readFileSync('src/generated/clients/player.ts', 'utf8')).toMatchFileSnapshot(
    'snapshots/player.client.txt',
  )
})

it('every resource loads its entity and the entities it refers to', async () => {
  for (const [name, load] of Object.entries(resources)) {
    const { entity, related } = await load()
    expect(entity.name).toBe(name)
    for (const [other, loadOther] of Object.entries(related))
      expect((await loadOther()).entity.name).toBe(other)
  }
})

it('the account is the entity of the administrators', async () => {
  expect((await account.load()).entity.name).toBe('admin')
  expect(account).toMatchObject({ displayName: 'name', superAdministrator: 1 })
})
