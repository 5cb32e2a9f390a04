// `npm run gallery`: every entity in every state, width and colour scheme as one page of pictures, .cache/gallery/index.html.
// `-- --entity team --state one,many --width 390 --scheme dark` draws a part, `-- --sample` the least that is worth a look.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'
import { runBrowserTests } from '../test/run-browser-tests.ts'
import { PLAN, planOf, sampleOf } from './gallery/choices.ts'
import { countsOf, galleryPage } from './gallery/page.ts'
import { readShots } from './gallery/shot.ts'

const { values } = parseArgs({
  options: {
    entity: { type: 'string' },
    state: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    sample: { type: 'boolean' },
    folder: { type: 'string', default: '.cache/gallery' },
  },
})
const folder = resolve(values.folder)
const names = entities.map(({ name }) => name)
const plan = values.sample ? sampleOf(names, folder) : planOf(values, names, folder)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await mustSucceed(runScript('build/build'))
process.env[PLAN] = JSON.stringify(plan)
const code = await runBrowserTests(['--project=gallery', '--reporter=line'])
const shots = readShots(folder)
const page = join(folder, 'index.html')
writeFileSync(page, galleryPage(plan, shots))
console.log(`${page}: ${countsOf(shots)}`)
process.exitCode = code
