// The generator of `npm run dev`: it waits, generates once when it is told to, answers, and ends.
import { once } from 'node:events'
import { reportRun } from '../generate/report-run.ts'

process.once('disconnect', () => process.exit())
const told = once(process, 'message')
// Looking once, while nobody waits, loads all there is to load and formats what the next save does not change.
await reportRun(process.cwd(), true)
await told
const report = await reportRun(process.cwd(), false)
process.send?.(report, () => process.exit())
