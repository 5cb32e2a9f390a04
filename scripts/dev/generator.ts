// The generator of `npm run dev`: loaded and waiting, it generates once when it is told to, answers, and ends.
import { once } from 'node:events'
import { reportRun } from '../generate/report-run.ts'

process.once('disconnect', () => process.exit())
await once(process, 'message')
const report = await reportRun(process.cwd(), false)
process.send?.(report, () => process.exit())
