import { jobsService } from '../../../src/features/jobs/server.ts'
import { serverFeatures } from '../../../src/features/registries/servers.ts'
import { join } from 'node:path'
import { defineJobs } from '../../../src/behaviour/jobs.ts'
import '../../../src/kinds/core/definition/all-definitions.ts'
import { text } from '../../../src/kinds/text/definition.ts'
import { createBackend } from '../../../src/server/backend.ts'
import { openSqlite } from '../../../src/server/database/open-database.ts'
import { programOf, sampleEntity } from '../harness/sample-entity.ts'

/** A process that runs the job whose turn it is at a moment; the first run of it never ends. */
const [folder = '', moment = ''] = process.argv.slice(2)
const fields = { title: text({ label: 'Titre' }) }
const note = { ...sampleEntity(fields, 'note'), fields }
const jobs = defineJobs(note, {
  fill: {
    label: 'Remplir',
    every: '1 hour',
    async run({ records }) {
      const before = await records.find(note, {})
      await records.create(note, { title: `run ${before.length + 1}` })
      console.log(`titles: ${(await records.find(note, {})).map(({ title }) => title).join(', ')}`)
      if (before.length === 0) await new Promise(() => setInterval(() => {}, 60_000))
    },
  },
})

const database = await openSqlite(join(folder, 'jobs.sqlite'))
const backend = await createBackend({
  features: serverFeatures,
  entities: programOf(note),
  behaviours: { note: { jobs } },
  env: {},
  database,
  uploadsFolder: join(folder, 'uploads'),
})
await jobsService.of(backend).runDue(Number(moment))
console.log('ended')
// What it has written is on the disk.
process.exit()
