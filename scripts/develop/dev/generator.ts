// The generator process of `npm run dev`: generates at each message, and replies what became of it.
import { on } from 'node:events'
import { generatedFolder } from '../../process/engine.ts'
import { updateRegistries } from '../generate/registries/update-registries.ts'

/** What the generator itself is made with, as the languages of the program: who has read it reads it no more. */
const OWN = `${generatedFolder('.')}/app.ts`
/** Each run leaves the modules that it has read in memory. */
const MOST_RUNS = 30

process.once('disconnect', () => process.exit())
const requests = on(process, 'message')
// Before anything is read that loads them.
await updateRegistries(process.cwd(), true)
const { reportRun } = await import('../generate/report-run.ts')
// A dry run loads all modules and fills the formatting cache while nobody waits.
await reportRun(process.cwd(), true)
let runs = 0
for await (const _request of requests) {
  const { isValid, message, data } = await reportRun(process.cwd(), false)
  runs += 1
  const isSpent = runs >= MOST_RUNS || data.changes.includes(OWN)
  process.send?.({ isValid, message, isSpent })
}
