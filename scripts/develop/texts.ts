// `npm run texts -- --export ar.xlsx`: writes the texts of entities/ into a spreadsheet for who translates them, named by the
// language; with `--import ar.xlsx` it writes what they say into entities/.
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../../src/kinds/core/authoring/entity-finding.ts'
import { LANGUAGES, type Language } from '../../src/schema/values/text.ts'
import { exportTexts } from './texts/export-texts.ts'
import { importTexts } from './texts/import-texts.ts'

const USAGE = 'write npm run texts -- --export ar.xlsx, or --import ar.xlsx'

try {
  console.log((await run()).join('\n'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof Refusal ? error.exitCode : 1
}

async function run(): Promise<readonly string[]> {
  const options = { export: { type: 'string' }, import: { type: 'string' } } as const
  const { values } = parseArgs({ options })
  const file = values.export ?? values.import
  if (file === undefined || (values.export !== undefined && values.import !== undefined))
    throw new Refusal(USAGE, 2)
  const move = values.export === undefined ? importTexts : exportTexts
  return move(process.cwd(), file, readLanguage(file))
}

/** `ar` of `translations/ar.xlsx`: a translator's file is of one language. */
function readLanguage(file: string): Language {
  const [name] = basename(file).split('.')
  const language = LANGUAGES.find((each) => each === name)
  if (language === undefined)
    throw new Refusal(`${file} is named by no language; expected one of ${LANGUAGES.join(', ')}; ${USAGE}`, 2)
  return language
}
