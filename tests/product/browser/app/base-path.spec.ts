import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { control, submit } from '../../../browser/harness/form.ts'
import { ADMIN, startProduct, type Product } from '../../../browser/harness/product.ts'
import { expectAddress, logInByForm, openSettled, row } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'
import { domainNamed } from '../../../domains/domains.ts'
import { make, storedPicture } from '../harness/records.ts'

/** Two programs below paths of one host, as a proxy in front of both shows them. */
async function withPrograms(
  visit: (programs: {
    readonly admin: Product
    readonly club: Product
    readonly url: string
  }) => Promise<void>,
): Promise<void> {
  const [admin, club] = await Promise.all(
    ['/admin', '/club'].map((path) => startProduct(domainNamed('product'), { BASE_PATH: path })),
  )
  if (!admin || !club) throw new Error('no programs')
  const proxy = createServer((asked, answer) => {
    const { port } = new URL(asked.url?.startsWith('/club') ? club.url : admin.url)
    const { url, method, headers } = asked
    const passed = request({ port, path: url, method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  try {
    await visit({ admin, club, url: `http://127.0.0.1:${address.port}` })
  } finally {
    proxy.closeAllConnections()
    proxy.close()
    await Promise.all([admin.stop(), club.stop()])
  }
}

/** Whether a path, or the key of what a browser keeps, is that of one of both programs. */
const isOfOne = (name: string) => /^\/(admin|club)/.test(name)

/** How somebody wants to see pages is no secret of a program; where a page was scrolled to, the router keeps itself. */
const SHARED = [
  'mantine-color-scheme-value',
  'isMenuExpanded',
  'page-height',
  'react-router-scroll-positions',
]

const readStoredKeys = (page: Page) =>
  page.evaluate(
    (shared) =>
      [localStorage, sessionStorage].flatMap(Object.keys).filter((key: string) => !shared.includes(key)),
    SHARED,
  )

/** The paths that a page asks for from here on. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (asked) => {
    if (asked.url().startsWith('http')) paths.push(new URL(asked.url()).pathname)
  })
  return paths
}

test.describe('a program below a path', () => {
  test.use({ session: 'nobody' })

  test('is used there whole, and shares nothing with another one of its host', async ({ page }) => {
    test.slow()
    await withPrograms(async ({ admin, club, url }) => {
      const id = await make.player(admin, { name: 'Sofiane', picture: await storedPicture() })
      await make.player(club, { name: 'Rayan' })
      const paths = watchPaths(page)

      await openSettled(page, `${url}/admin/players`)
      await expectAddress(page, '/admin/login')
      await logInByForm(page, ADMIN.username, ADMIN.password)
      await expectAddress(page, '/admin/players')
      const picture = row(page, 'Sofiane').locator('img')
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)

      const edit = row(page, 'Sofiane').getByRole('link', { name: 'Modifier' })
      await expect(edit).toHaveAttribute('href', `/admin/players/edit/${id}`)
      await edit.click()
      await expectAddress(page, `/admin/players/edit/${id}`)
      const before = paths.length
      await page.reload()
      await expect(control(page, 'name')).toHaveValue('Sofiane')
      // The page has made the call of its screen already, and no code makes it again.
      const read = `/admin/api/player/read/${id}`
      expect(paths.slice(before).filter((path) => path === read)).toHaveLength(1)
      await control(page, 'name').fill('Sofiane B.')
      await submit(page)
      await expectAddress(page, '/admin/players')
      await expect(row(page, 'Sofiane B.')).toBeVisible()
      await openSettled(page, `${url}/admin`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(paths.filter((path) => !`${path}/`.startsWith('/admin/'))).toEqual([])

      // The other one knows nobody, and has nothing that was typed or chosen.
      await openSettled(page, `${url}/club/players`)
      await expectAddress(page, '/club/login')
      await logInByForm(page, ADMIN.username, ADMIN.password)
      await expect(row(page, 'Rayan')).toBeVisible()
      await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
      await expectAddress(page, '/club/login')
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const cookies = await page.context().cookies()
      expect(cookies.map(({ path }) => path).filter((path) => !isOfOne(path))).toEqual([])
      expect((await readStoredKeys(page)).filter((key) => !isOfOne(key))).toEqual([])

      await openSettled(page, `${url}/admin/`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAddress(page, '/admin/')
      // Its stream of events would break off.
      await page.goto('about:blank')
    })
  })
})
