// `npm test -- --gallery`: every entity in every state, width, colour scheme and language as one page of pictures, .cache/gallery/index.html.
// `-- --entity team --state one,many --width 390 --scheme dark --language ar` draws a part, `-- --sample` the least that is worth a look,
// `-- --readme` draws the pictures of the README instead, into .github;
// `-- --against main` draws that commit too, and what moved since; `-- --built` takes what is built already.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { entities } from '../../src/generated/registry.ts'
import { programLanguages } from '../../src/server/http/program-languages.ts'
import { mustSucceed, runScript } from '../process/run-node.ts'
import { runBrowserTests } from '../test/run-browser-tests.ts'
import { PLAN, planOf, README_FOLDER, sampleOf } from './gallery/choices.ts'
import { findMoved } from './gallery/compare.ts'
import { drawCommit } from './gallery/draw-commit.ts'
import { BEFORE, countsOf, galleryPage, movedPage } from './gallery/page.ts'
import { nameOf, readShots } from './gallery/shot.ts'

const { values } = parseArgs({
  options: {
    entity: { type: 'string' },
    state: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    language: { type: 'string' },
    sample: { type: 'boolean' },
    readme: { type: 'boolean' },
    against: { type: 'string' },
    built: { type: 'boolean' },
    folder: { type: 'string', default: '.cache/gallery' },
  },
})
if (values.readme) {
  if (!values.built) await mustSucceed(runScript('build/build'))
  process.env[README_FOLDER] = resolve('.github')
  process.exit(await runBrowserTests(['--project=readme', '--reporter=line']))
}
const folder = resolve(values.folder)
const drawn = {
  entities: entities.map(({ name }) => name),
  languages: programLanguages.spoken.map(({ language }) => language),
}
const plan = values.sample ? sampleOf(drawn, folder) : planOf(values, drawn, folder)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
if (!values.built) await mustSucceed(runScript('build/build'))
process.env[PLAN] = JSON.stringify(plan)
process.exitCode = await runBrowserTests(['--project=gallery', '--reporter=line'])
const shots = readShots(folder)
writeFileSync(join(folder, 'index.html'), galleryPage(plan, shots))
console.log(`${join(folder, 'index.html')}: ${countsOf(shots)}`)
if (values.against !== undefined) await compareWith(values.against)

async function compareWith(commit: string): Promise<void> {
  const before = join(folder, BEFORE)
  const filters = {
    entity: plan.entities,
    state: plan.states,
    width: plan.widths,
    scheme: plan.schemes,
    // A commit from before there was a choice of them knows no such flag.
    ...(values.language !== undefined && { language: plan.languages }),
  }
  const flags = Object.entries(filters).flatMap(([flag, all]) => [`--${flag}`, all.join()])
  await drawCommit(commit, [...flags, '--folder', before])
  const all = new Map([...readShots(before), ...shots].map((shot) => [nameOf(shot), shot]))
  const moved = await findMoved([...all.values()], { before, now: folder })
  const page = join(folder, 'moved.html')
  writeFileSync(page, movedPage(commit, moved))
  console.log(`${page}: ${moved.length} of ${all.size} pictures moved since ${commit}`)
}
