import { existsSync, readdirSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../contract/harness/http-client.ts'
import { copyWithout, type SmallerProject } from './without-feature.ts'

const FOLDER = 'src/features'
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

const features = readdirSync(FOLDER).filter((name) => !name.endsWith('.ts'))

let project: SmallerProject | undefined
afterEach(() => project?.remove())

describe.each(features)('without the feature %s', (feature) => {
  it('the program builds, starts and lists', { timeout: 240_000 }, async () => {
    project = copyWithout(feature)
    expect(project.taken.length).toBeGreaterThan(0)
    project.run('--import', 'tsx', 'scripts/build/build.ts')
    const server = await project.start(PASSWORD)
    try {
      const client = createClient(server.url)
      await client.logIn('admin', PASSWORD)
      const status = async (path: string) => (await client.raw(path, {})).status
      expect(await status('/api/tool')).toBe(200)
      expect(await status('/tools')).toBe(200)
      const own = CALLS[feature]
      if (own !== undefined) expect([feature, await status(own)]).toEqual([feature, 404])
    } finally {
      await server.stop()
    }
  })
})

it('every half of a feature is in its list', () => {
  const halves = features.filter((name) => existsSync(`${FOLDER}/${name}/server.ts`))
  expect(Object.keys(CALLS).filter((name) => !halves.includes(name))).toEqual([])
})
