// `npm run bench:dev`: from a save to the screen of `npm run dev`, of a label and of a new field. `--json` prints JSON only.
import { measureSave } from './generate/measure-save.ts'
import { atMost, printReport, say } from './verdict.ts'

say('saves in npm run dev')
const save = await measureSave(7, 5)
const [label, field] = [save.milliseconds / 1000, save.fieldMilliseconds / 1000]

printReport(
  { ...save },
  [
    ['saved', 'to the screen, s'],
    ['a label', label.toFixed(2)],
    ['a new field', field.toFixed(2)],
  ],
  [atMost('seconds to a label', label, 1), atMost('seconds to a new field', field, 1.5)],
)
