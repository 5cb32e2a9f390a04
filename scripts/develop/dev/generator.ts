// The generator process of `npm run dev`: waits for a message, generates once, replies and exits.
import { once } from 'node:events'
import { updateRegistries } from '../generate/registries/update-registries.ts'

process.once('disconnect', () => process.exit())
const requested = once(process, 'message')
// Before anything is read that loads them.
await updateRegistries(process.cwd(), true)
const { reportRun } = await import('../generate/report-run.ts')
// A dry run loads all modules and fills the formatting cache while nobody waits.
await reportRun(process.cwd(), true)
await requested
const report = await reportRun(process.cwd(), false)
process.send?.(report, () => process.exit())
