import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { buildClient } from '../../../scripts/build/build-client.ts'
import { generatedFolder } from '../../../scripts/process/engine.ts'
import { isUpToDate } from '../../../scripts/build/is-up-to-date.ts'
import { clientFolderOf } from '../../browser/harness/client-folder.ts'
import { domains, type Domain } from '../../domains/domains.ts'
import { isDomainSelected } from '../selection.ts'
import { subjectsInABrowser } from './harness/for-each-entity.ts'
import { subjectsInLanguages } from './harness/for-each-language.ts'

const ENGINE = ['src', 'scripts/build', 'vite.config.ts', 'package-lock.json']

test.describe.configure({ timeout: 120_000 })
// What travels to these tests does not travel far.
process.env['BUILD_UNCOMPRESSED'] = '1'

/** Have the roles, the rows and the starts that specs of `tests/foreign/browser` are about. */
const WITH_SPECS = ['chinook', 'driving-school', 'northwind', 'sakila']
const shown = new Set([...subjectsInABrowser(), ...subjectsInLanguages()].map(({ domain }) => domain.name))
const isNeeded = ({ name }: Domain) =>
  shown.has(name) || (WITH_SPECS.includes(name) && isDomainSelected(name))

// The product's own is built by whoever starts the tests.
for (const domain of domains.filter(({ name }) => name !== 'product').filter(isNeeded)) {
  test(`the browser half of ${domain.name} is built`, async () => {
    const { root } = domain
    const folder = clientFolderOf(domain)
    const stamp = `${folder}.built`
    if (isUpToDate(stamp, [...ENGINE, join(root, 'entities'), join(root, generatedFolder(root))])) return
    await buildClient(root, folder)
    writeFileSync(stamp, '')
  })
}
