import type { Page } from '@playwright/test'
import { lists } from '#texts/frame.ts'
import { keyboard } from '#features/palette/texts.ts'
import { bulk } from '#features/bulk/texts.ts'
import { imports } from '#features/import/texts.ts'
import { algeria } from '../../../../entities/reference/algeria.ts'
import { entities } from '../../../../src/generated/registry.ts'
import { t } from '../../../../src/texts/locale.ts'
import { findForeignWords } from '../../../browser/harness/foreign-words.ts'
import { inLanguage } from '../../../browser/harness/in-language.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { make } from '../harness/records.ts'

/** What opens beside the screens of an entity, which the generated tests see. */
type Visit = (page: Page, id: number, look: () => Promise<void>) => Promise<void>

const openPanel = (name: () => string) => async (page: Page) => {
  await page.goto('/players')
  await page.getByRole('button', { name: name() }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const open = (address: string) => async (page: Page) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const player = entities.find(({ name }) => name === 'player')

/** Its columns are called as the forms call them. */
function playersFile(): Buffer {
  const headers = ['name', 'email', 'role'].map((name) => t(player?.fields[name]?.label ?? ''))
  return Buffer.from(`${headers.join(';')}\nAmine;amine@exemple.dz;\nBadis;badis;\n`)
}

const visits: Readonly<Record<string, Visit>> = {
  dashboard: open('/'),
  'a filtered list': open('/players?filter.role.in=forward&filter.birthday.period=thisMonth'),
  'a list without matches': open('/players?q=xyzzy'),
  activity: open('/activity'),
  trash: open('/trash'),
  profile: open('/profile'),
  'profile, to change': open('/profile/edit'),
  password: open('/profile/edit/password'),
  'an unknown address': open('/nowhere'),
  'a record that is gone': open('/players/edit/9999'),
  'the fields of a filter': openPanel(() => lists.filter),
  'each filter': async (page, _id, look) => {
    for (let place = 1; place < 9; place += 1) {
      await openPanel(() => lists.filter)(page)
      const field = page.getByRole('dialog').getByRole('listitem').nth(place).getByRole('button').first()
      if ((await field.count()) === 0) return
      await field.click()
      await look()
    }
  },
  columns: openPanel(() => lists.columns),
  export: openPanel(() => lists.export),
  views: openPanel(() => lists.views),
  'a change of many': async (page) => {
    await page.goto('/players')
    await page.locator('tbody input[type=checkbox]').first().press('Space')
    await page.getByRole('button', { name: bulk.change }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  'the menu of the person': async (page) => {
    await page.goto('/players')
    await page.getByRole('banner').getByRole('button').last().click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  },
  palette: async (page) => {
    await page.goto('/players')
    await page.getByRole('button', { name: keyboard.palette.open }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  shortcuts: async (page) => {
    await page.goto('/players')
    await page.getByRole('table').waitFor()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  import: async (page) => {
    await page.goto('/players/import')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: playersFile() })
    await expect(page.getByRole('combobox').first()).toBeVisible()
  },
  'the check of an import': async (page) => {
    await page.getByRole('button', { name: imports.next }).click()
    await expect(page.getByRole('button', { name: imports.checkAgain })).toBeVisible()
  },
  'a form that is left': async (page, id) => {
    await page.goto(`/players/edit/${id}`)
    await page.locator('main form [name="name"]').fill('Rayan')
    await page.getByRole('navigation').first().getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

for (const language of ['fr', 'ar', 'en'] as const)
  test(`no screen or panel mixes another language into ${language}`, async ({
    page,
    product,
    domain,
    announce,
  }) => {
    test.setTimeout(120_000)
    announce(/40[04]/)
    const id = await make.player(product, { name: 'Amine', role: 'forward' })
    await product.update('player', id, { name: 'Amine B', birthday: '2000-03-02' })
    await product.destroy('player', await make.player(product, { name: 'Badis' }))
    // Names of places are data, and stand in the filters before a record has one.
    const former = ['Amine', 'Badis', 'badis', 'xyzzy', ...(await algeria.wilayas.load())]
    const found: string[] = []
    await inLanguage({ page, product, domain }, language, async () => {
      for (const [name, visit] of Object.entries(visits)) {
        const look = async () => {
          await page.waitForLoadState('networkidle')
          const words = await findForeignWords(page, language, { domain, product, former })
          found.push(...words.map((word) => `${name}: ${word}`))
        }
        await test.step(name, () => visit(page, id, look))
        await look()
      }
    })
    expect(found).toEqual([])
  })
