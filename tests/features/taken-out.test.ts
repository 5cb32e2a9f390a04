import { existsSync, readdirSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { featureFolder, featureNames, optionalFeatureNames } from '../../src/features/feature-names.ts'
import { createClient } from '../contract/harness/http-client.ts'
import { copyWithout, type SmallerProject } from './without-feature.ts'

const PASSWORD = 'un-mot-de-passe'

/** A call of each feature that has any, which only the feature answers. */
const CALLS: Readonly<Record<string, string>> = {
  actions: '/api/runs',
  activity: '/api/activity',
  export: '/api/export/tool?format=csv',
  home: '/api/home',
  import: '/api/import/tool/outcome/none',
  jobs: '/api/jobs',
  live: '/api/events?since=x',
  trash: '/api/trash',
  views: '/api/views/tool',
  webhooks: '/api/webhooks',
}

let project: SmallerProject | undefined
afterEach(() => project?.remove())

describe.each(featureNames)('without the feature %s', (feature) => {
  it('the program builds, starts and lists', { timeout: 240_000 }, async () => {
    project = copyWithout(feature)
    project.run('--import', 'tsx', 'scripts/build/build.ts')
    const server = await project.start(PASSWORD)
    try {
      const client = createClient(server.url)
      await client.logIn('admin', PASSWORD)
      const status = async (path: string) => (await client.raw(path, {})).status
      expect(await status('/api/tool')).toBe(200)
      expect(await status('/tools')).toBe(200)
      const own = CALLS[feature]
      if (own === undefined) return
      expect([feature, await status(own)]).toEqual([feature, 404])
      for (const page of ['/', '/tools'])
        expect(await (await client.raw(page, {})).text()).not.toContain(`href="${own}"`)
    } finally {
      await server.stop()
    }
  })
})

it('every folder of a feature is in the list, and what is asked for here has a half on the server', () => {
  const named = [...foldersIn('src/features'), ...foldersIn('src/accounts/ways')].filter(
    (name) => name !== 'registries',
  )
  expect(named.toSorted()).toEqual([...featureNames, ...optionalFeatureNames].toSorted())
  const halves = featureNames.filter((name) => existsSync(`${featureFolder(name)}/server.ts`))
  expect(Object.keys(CALLS).filter((name) => !halves.some((half) => half === name))).toEqual([])
})

function foldersIn(folder: string): readonly string[] {
  const all = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return all.filter((each) => each.isDirectory()).map(({ name }) => name)
}
