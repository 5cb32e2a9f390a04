// `npm run bench -- browser`: load and interaction times in Chromium at full speed and at 4x CPU slowdown, with 2,000 and
// 100,000 players, beside a minimal page and a page of Mantine with the same rows, and with a backend that sends 20,000
// rows at once. `--json` prints JSON only; `--rounds 9` sets the rounds, five by default; `--few` takes 2,000 alone.
import { chromium } from '@playwright/test'
import { findBrowser } from '../test/find-browser.ts'
import { launchOptions } from '../test/launch-options.ts'
import { buildPeers } from './browser/build-peers.ts'
import { buildProduct } from './build-product.ts'
import { judgePages, medianOf, pagesTable, type Measurement } from './browser/report.ts'
import { startPeers, startPlain, type Subject } from './browser/subjects.ts'
import type { PageFigures } from './browser/measure.ts'
import { visit } from './browser/visit.ts'
import { printReport, say } from './verdict.ts'

const SLOWNESSES = [1, 4] as const
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1] ?? 5) || 5

await buildProduct()
await buildPeers()
const subjects = [
  ...(await startPeers(2_000)),
  ...(process.argv.includes('--few') ? [] : [...(await startPeers(100_000)), await startPlain(20_000)]),
]
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
const measured = new Map<string, PageFigures[]>()
try {
  for (let round = 1; round <= rounds; round += 1) {
    say(`round ${round} of ${rounds}`)
    for (const slowness of SLOWNESSES) for (const subject of subjects) await measure(subject, slowness)
  }
} finally {
  await browser.close()
  for (const subject of subjects) await subject.stop()
}
report()

async function measure(subject: Subject, slowness: number): Promise<void> {
  const key = keyOf(subject, slowness)
  measured.set(key, [...(measured.get(key) ?? []), await visit(browser, subject, slowness)])
}

function keyOf({ name, rows }: Subject, slowness: number): string {
  return `${name} ${rows} ${slowness}`
}

function report(): void {
  const measurements: readonly Measurement[] = SLOWNESSES.flatMap((slowness) =>
    subjects.map((subject) => ({
      page: subject.name,
      rows: subject.rows,
      slowness,
      figures: medianOf(measured.get(keyOf(subject, slowness)) ?? []),
    })),
  )
  printReport({ measurements }, pagesTable(measurements), judgePages(measurements))
}
