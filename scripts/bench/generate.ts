// `npm run bench -- generate`: the cost of each further entity, in time and bytes. `--json` prints JSON only.
import { measureBytes } from './generate/measure-bytes.ts'
import { measureGeneration } from './generate/measure-generation.ts'
import { measureSave } from './generate/measure-save.ts'
import { generationTable, judgeGeneration } from './generate/report.ts'
import { printReport, say } from './verdict.ts'

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
printReport({ ...figures }, generationTable(figures), judgeGeneration(figures))
