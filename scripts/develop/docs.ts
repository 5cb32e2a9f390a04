// `npm run docs`: prints the reference of the config language in Markdown, read from its source. `-- --markdown`
// writes it to entities/REFERENCE.md and its codes with examples to entities/docs/codes.md, `-- --llms` to llms.txt with a guide
// for assistants, and `-- --html <file>` as one page with a search. `-- --code E112` prints what there is to say of one code.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documents } from './docs/documents.ts'
import { printCode } from './docs/print-codes.ts'
import { printHtml } from './docs/print-html.ts'
import { printReference } from './docs/print-reference.ts'
import { codes } from './generate/diagnostics/codes.ts'
import { readLanguage } from './docs/read-language.ts'

const options = {
  html: { type: 'string' },
  code: { type: 'string' },
  markdown: { type: 'boolean' },
  llms: { type: 'boolean' },
} as const
const { values } = parseArgs({ options })
if (values.code !== undefined) printOne(values.code.toUpperCase())
else printAll()

function printOne(code: string): void {
  const [entry] = Object.entries(codes).filter(([each]) => each === code)
  if (entry) console.log(printCode(...entry))
  else console.error(`${code} is no code of the generator`)
  process.exitCode = entry ? 0 : 1
}

function printAll(): void {
  const language = readLanguage()
  const reference = printReference(language, codes)
  const wanted = documents.filter(({ flag }) => values[flag])
  for (const { file, print } of wanted) {
    writeFileSync(file, print(reference))
    console.log(`${file} is written.`)
  }
  if (values.html !== undefined) writeFileSync(values.html, printHtml(language, codes))
  else if (wanted.length === 0) console.log(reference)
}
