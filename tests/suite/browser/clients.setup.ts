import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { buildClient } from '../../../scripts/build/build-client.ts'
import { isNewer } from '../../../scripts/build/is-newer.ts'
import { clientFolderOf } from '../../browser/harness/client-folder.ts'
import { subjectsInABrowser } from './harness/for-each-entity.ts'

const ENGINE = ['src', 'scripts/build', 'vite.config.ts', 'package-lock.json']

test.describe.configure({ timeout: 120_000 })

const shown = new Set(subjectsInABrowser().map(({ domain }) => domain))

// The product's own is built by whoever starts the tests.
for (const domain of [...shown].filter(({ name }) => name !== 'product')) {
  test(`the browser half of ${domain.name} is built`, async () => {
    const { root } = domain
    const folder = clientFolderOf(domain)
    const stamp = `${folder}.built`
    if (isNewer(stamp, [...ENGINE, join(root, 'entities'), join(root, 'src')])) return
    await buildClient(root, folder)
    writeFileSync(stamp, '')
  })
}
