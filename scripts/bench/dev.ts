// `npm run bench:dev`: from a save to the screen of `npm run dev`, beside a bare Vite. `--json` prints JSON only.
import { measureSave } from './generate/measure-save.ts'
import { atMost, printReport, say } from './verdict.ts'

say('saves in npm run dev')
const save = await measureSave(7, 5)
const { milliseconds, fieldMilliseconds, bareMilliseconds } = save
const row = (what: string, took: number) => [
  what,
  (took / 1000).toFixed(2),
  (took / bareMilliseconds).toFixed(1),
]

printReport(
  { ...save },
  [
    ['saved', 'to the screen, s', 'times a bare Vite'],
    row('a text of a bare Vite project', bareMilliseconds),
    row('a label', milliseconds),
    row('a new field', fieldMilliseconds),
  ],
  [
    atMost('seconds to a label', milliseconds / 1000, 1),
    atMost('seconds to a new field', fieldMilliseconds / 1000, 1.5),
  ],
)
