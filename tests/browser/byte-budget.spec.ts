import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { describe, entityParts, filesOf, readBuild, SCREENS, weigh } from '../../scripts/build/page-weight.ts'
import { clientFolder } from './harness/client-folder.ts'
import { domainNamed } from '../domains/domains.ts'
import { ADMIN } from './harness/product.ts'
import { make } from './harness/records.ts'
import { logInByForm, row } from './harness/screens.ts'
import { expect, test } from './harness/test.ts'

/** Bytes, compressed with brotli, as a browser receives them. */
const BUDGETS = { loginScripts: 105_000, loginStyles: 12_000, untilList: 150_000 }

const NEVER_EARLY = [
  'react-hook-form',
  '@hookform/resolvers',
  '@mantine/dates',
  'dayjs',
  '@mantine/dropzone',
  'react-dropzone',
  'entities/reference/algeria-table.ts',
  'entities/reference/algeria-communes.ts',
]

const build = readBuild(clientFolder(domainNamed('product')))
const { folder, manifest, packages } = build

/** Until the list of an entity: its own part, and all that somebody loads who logs in on the way there. */
const untilList = (entity: string) =>
  filesOf(build, [...SCREENS.login, ...SCREENS.dashboard, ...SCREENS.list, entity])

const packagesOf = (files: Iterable<string>) =>
  [...files].flatMap((file) => Object.keys(packages[file] ?? {}))

test.describe('the bytes of the first page', () => {
  test('stay below their budgets', () => {
    const login = filesOf(build, SCREENS.login)
    const { scripts, styles } = weigh(folder, login)
    const lists = entityParts(build)
      .map((entity) => ({ entity, files: untilList(entity), ...weigh(folder, untilList(entity)) }))
      .sort((one, other) => other.all - one.all)
    const [heaviest] = lists
    console.log(`the login page: ${scripts} bytes of scripts, ${styles} of styles\n${describe(build, login)}`)
    console.log(
      `until the first list: ${heaviest?.all} bytes, ${heaviest?.scripts} of scripts and ${heaviest?.styles} of styles (${heaviest?.entity})`,
    )
    console.log(
      describe(
        build,
        [...(heaviest?.files ?? [])].filter((file) => !login.has(file)),
      ),
    )
    expect(scripts).toBeLessThanOrEqual(BUDGETS.loginScripts)
    expect(styles).toBeLessThanOrEqual(BUDGETS.loginStyles)
    expect(heaviest?.all).toBeLessThanOrEqual(BUDGETS.untilList)
  })

  test('hold no form, date picker, dropzone, table of communes, and no entity but the one that is shown', () => {
    expect(
      packagesOf(filesOf(build, SCREENS.login)).filter((name) => /^entities|zod|query/.test(name)),
    ).toEqual([])
    for (const entity of entityParts(build)) {
      const found = packagesOf(untilList(entity))
      expect(
        found.filter((name) => NEVER_EARLY.includes(name)),
        entity,
      ).toEqual([])
      const entities = found.filter((name) => /^entities\/[^/]+$/.test(name))
      expect(entities, entity).toEqual([`${entity.replace('entity/', 'entities/')}.ts`])
    }
    // They are there all the same, where they belong.
    const all = packagesOf(Object.values(manifest).map(({ file }) => file))
    expect(NEVER_EARLY.filter((name) => !all.includes(name))).toEqual([])
  })

  test('are compiled as they are called, and what a form needs beside them while it comes in', () => {
    const isCompiledAhead = (file: string) =>
      readFileSync(join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
    expect([...untilList('entity/player')].filter(isCompiledAhead)).toEqual([])
    const ofForms = [...filesOf(build, ['edit'])].filter(isCompiledAhead)
    expect(ofForms.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))).toContain('assets/form')
  })

  test.describe('as a browser fetches them', () => {
    test.use({ session: 'nobody' })

    test('are those of the manifest', async ({ page, product }) => {
      await make.player(product, { name: 'Rayan' })
      const fetched = watchFiles(page)
      await page.goto('/players')
      await page.getByRole('textbox').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect([...fetched].sort()).toEqual([...filesOf(build, SCREENS.login)].sort())

      await logInByForm(page, ADMIN.username, ADMIN.password)
      await row(page, 'Rayan').waitFor()
      await page.waitForLoadState('networkidle')
      const expected = filesOf(build, [...SCREENS.login, ...SCREENS.list, 'entity/player'])
      expect([...fetched].sort()).toEqual([...expected].sort())
    })
  })
})

/** The scripts and styles that a page fetches from here on. */
function watchFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) files.add(pathname.slice(1))
  })
  return files
}
