import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAddress, openSettled } from '../../../browser/harness/screens.ts'
import { expect, test } from '../../../browser/harness/test.ts'

const EMAIL = 'chef@example.dz'

/** The built program inside another one, which knows who calls. */
async function startHost() {
  const folder = mkdtempSync(join(tmpdir(), 'tribune-host-'))
  const env = { ...process.env, DATA_DIR: folder, BASE_PATH: '/admin', ADMIN_EMAIL: EMAIL }
  const child = fork('tests/product/browser/app/host-program.mjs', {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [port]: unknown[] = await once(child, 'message')
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${String(port)}`, stop }
}

test.describe('a program inside another one', () => {
  test.use({ session: 'nobody' })

  test('is for whom the host knows, as long as it does', async ({ page, context, announce }) => {
    test.slow()
    const { url, stop } = await startHost()
    const comeIn = () => context.addCookies([{ name: 'member', value: EMAIL, url }])
    try {
      await page.goto(`${url}/admin/players?page=2`)
      await expect(page).toHaveURL(`${url}/login?returnTo=${encodeURIComponent('/admin/players?page=2')}`)

      await comeIn()
      await openSettled(page, `${url}/admin/players`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/joueurs/i)
      // There is no login here.
      await page.goto(`${url}/admin/login`)
      await expectAddress(page, '/admin')

      await openSettled(page, `${url}/admin/players`)
      await context.clearCookies({ name: 'member' })
      announce(/status of 401/)
      await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).click()
      await expect(page).toHaveURL(`${url}/login?returnTo=${encodeURIComponent('/admin/teams')}`)

      await comeIn()
      await openSettled(page, `${url}/admin/teams`)
      await page.getByRole('navigation').getByRole('button', { name: 'Se déconnecter' }).click()
      await expect(page).toHaveURL(`${url}/logout`)
      await page.goto('about:blank')
    } finally {
      stop()
    }
  })
})
