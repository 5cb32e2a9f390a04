// `npm run bench -- server`: the server beside a bare one with the same answers, in separate processes, measured
// alternately. `--json` prints JSON only; a number sets the seconds per measurement.
import { buildProduct } from './build-product.ts'
import { measureCalls } from './server/measure-calls.ts'
import { measureCreations } from './server/measure-creations.ts'
import { startFilledServers } from './server/filled-servers.ts'
import { judgeCalls, callsTable } from './server/report.ts'
import { printReport } from './verdict.ts'

const seconds = Number(process.argv.find((argument) => /^[\d.]+$/.test(argument)) ?? 1)

await buildProduct()
const servers = await startFilledServers([1_000, 2_000, 100_000])
try {
  const calls = await measureCalls(servers, seconds)
  const creations = await measureCreations(servers, seconds)
  const figures = { calls, creations }
  printReport(figures, callsTable(figures), judgeCalls(figures))
} finally {
  await servers.stop()
}
