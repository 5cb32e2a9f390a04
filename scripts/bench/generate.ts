// `npm run bench:generate`: the cost of each further entity, in time and bytes. `--json` prints JSON only.
import { measureBytes } from './measure-bytes.ts'
import { measureGeneration } from './measure-generation.ts'
import { measureSave } from './measure-save.ts'
import { buildTable, judge } from './report.ts'

const isJson = process.argv.includes('--json')
const say = (what: string) => (isJson ? undefined : console.error(`measuring ${what} …`))

say('generation')
const generation = [
  await measureGeneration(7, 3),
  await measureGeneration(100, 3),
  await measureGeneration(1_000, 1),
]
say('first-page bytes')
const bytes = [await measureBytes(7), await measureBytes(100)]
say('saves in npm run dev')
const saves = [await measureSave(7, 5), await measureSave(100, 5)]

const figures = { generation, bytes, saves }
const verdicts = judge(figures)
console.log(isJson ? JSON.stringify({ ...figures, verdicts }, null, 2) : buildTable(figures, verdicts))
if (verdicts.some(({ isKept }) => !isKept)) process.exitCode = 1
