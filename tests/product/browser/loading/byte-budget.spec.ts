import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import arabic from '../../../../src/generated/texts-ar/player.json' with { type: 'json' }
import {
  clientsOf,
  describe,
  filesOf,
  LISTS,
  LOGIN,
  readBuild,
  weigh,
} from '../../../../scripts/build/page-weight.ts'
import { clientFolder } from '../../../browser/harness/client-folder.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { ADMIN } from '../../../browser/harness/product.ts'
import { make } from '../harness/records.ts'
import { logInByForm, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

/** Bytes, compressed with brotli, as a browser receives them. */
const BUDGETS = { loginScripts: 125_000, loginStyles: 12_000, untilList: 178_000 }

/** What another language may add to them beside its font; a list that calls places by their names adds the most. */
const LANGUAGE_BUDGETS = { login: 2_800, untilList: 4_600 }

/** What forms alone need, by the names of its chunks. */
const OF_FORMS = ['form', 'control', 'ImageDrop', 'algeria-communes', 'HistoryPanel', 'LeaveDialog']

/** What a list fetches when its rows are there, and what opens without a connection, by the names of the chunks. */
const IDLE = [
  'ListFoot',
  'PeekPlace',
  'ResizeHandle',
  'add-cell-keys',
  'ask-to-delete',
  'ProblemNotice',
  'UserDropdown',
  'MenuDrawer',
  'CommandPalette',
  'press-shortcut',
  'prefetch-links',
  'PaletteButton',
  'LanguageLinks',
  'NewDevices',
  // The form that is likely to be opened, whole.
  '../kinds/date/control.tsx',
  '../kinds/image/control.tsx',
]

const build = readBuild(clientFolder(domainNamed('product')))
const login = filesOf(build, LOGIN)
const dashboard = filesOf(build, [...LOGIN, LISTS, 'DashboardPage', 'home'])

/** Until the list of an entity: its client, and all that somebody loads who logs in there. */
const untilList = (client: string) => filesOf(build, [...LOGIN, LISTS, client])

test.describe('the bytes of the first page', () => {
  test('stay below their budgets', () => {
    const { scripts, styles } = weigh(build, login)
    const lists = clientsOf(build)
      .map((client) => ({ client, files: untilList(client), ...weigh(build, untilList(client)) }))
      .sort((one, other) => other.all - one.all)
    const [heaviest] = lists
    console.log(`the login page: ${scripts} bytes of scripts, ${styles} of styles\n${describe(build, login)}`)
    console.log(
      `until the first list: ${heaviest?.all} bytes, ${heaviest?.scripts} of scripts and ${heaviest?.styles} of styles (${heaviest?.client})`,
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
    // Which may come first as well.
    expect(weigh(build, dashboard).all).toBeLessThanOrEqual(BUDGETS.untilList)
  })

  for (const language of ['ar', 'en'])
    test(`grow by little in ${language}`, () => {
      const chunks = ['load-translation', `language-${language}`]
      if (language === 'ar') chunks.push('style/right-to-left.css')
      const grown = (base: readonly string[], more: readonly string[]) =>
        weigh(build, filesOf(build, [...base, ...chunks, ...more])).all -
        weigh(build, filesOf(build, base)).all
      const lists = clientsOf(build).map((client) => {
        const texts = client.replace('/clients/', `/texts-${language}/`).replace('.ts', '.json')
        return grown([...LOGIN, LISTS, client], [texts, 'load-names'])
      })
      const most = { login: grown(LOGIN, []), untilList: Math.max(...lists) }
      console.log(
        `${language} adds ${most.login} bytes to the login and ${most.untilList} until the first list`,
      )
      expect(most.login).toBeLessThanOrEqual(LANGUAGE_BUDGETS.login)
      expect(most.untilList).toBeLessThanOrEqual(LANGUAGE_BUDGETS.untilList)
    })

  test('hold no form, date picker, dropzone, table of communes, and no entity but the one that is shown', () => {
    const clients = clientsOf(build).map((client) => build.manifest[client]?.file ?? client)
    const ofForms = Object.values(build.manifest)
      .filter(({ name = '' }) => OF_FORMS.includes(name))
      .map(({ file }) => file)
    // They are there all the same, where they belong.
    expect(ofForms.length).toBeGreaterThanOrEqual(OF_FORMS.length)
    for (const [place, client] of clientsOf(build).entries()) {
      const files = untilList(client)
      expect(
        ofForms.filter((file) => files.has(file)),
        client,
      ).toEqual([])
      expect(clients.filter((file) => files.has(file))).toEqual([clients[place]])
    }
  })

  test('hold no text of a config in another language than its own', () => {
    const texts = Object.values(arabic).filter((text) => /[\u0600-\u06ff]/.test(text))
    // What the requirement names is said in Arabic, too.
    expect(texts).toContain('حارس مرمى')
    const files = new Set(clientsOf(build).flatMap((client) => [...untilList(client)]))
    const code = [...files].map((file) => readFileSync(join(build.folder, file), 'utf8')).join('\n')
    expect(texts.filter((text) => code.includes(text))).toEqual([])
    expect(code).toContain('Gardier de but')
  })

  test.describe('as a browser fetches them', () => {
    test.use({ session: 'nobody' })

    test('are those of the manifest', async ({ page, product }) => {
      await make.player(product, { name: 'Rayan' })
      const fetched = watchFiles(page)
      await page.goto('/login')
      await page.getByRole('textbox').first().waitFor()
      await page.waitForLoadState('networkidle')
      // These come when the form is there.
      const afterForm = filesOf(build, ['LanguageLinks', 'prefetch-links'])
      const untilForm = [...fetched].filter((file) => login.has(file) || !afterForm.has(file))
      expect(untilForm.sort()).toEqual([...login].sort())

      await page.goto('/players')
      await logInByForm(page, ADMIN.username, ADMIN.password)
      await row(page, 'Rayan').waitFor()
      await page.waitForLoadState('networkidle')
      // Fetched when the rows are there and the browser is idle.
      const later = /\/(toaster-chunk|form|file|\w+Page|\w*Live\w*|live-connection)-/
      const first = untilList('../generated/clients/player.ts')
      const idle = [...filesOf(build, IDLE)].filter((file) => !first.has(file))
      const untilRows = [...fetched].filter((file) => !later.test(file) && !idle.includes(file))
      expect(untilRows.sort()).toEqual([...first].sort())
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
