// `npm run docs`: prints the reference of the config language in Markdown, read from its source. `-- --markdown`
// writes it to entities/REFERENCE.md, `-- --llms` to llms.txt with a guide for assistants, and `-- --html <file>` as one page
// with a search.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documents } from './docs/documents.ts'
import { printHtml } from './docs/print-html.ts'
import { printReference } from './docs/print-reference.ts'
import { codes } from './generate/diagnostics/codes.ts'
import { readLanguage } from './docs/read-language.ts'

const options = {
  html: { type: 'string' },
  markdown: { type: 'boolean' },
  llms: { type: 'boolean' },
} as const
const { values } = parseArgs({ options })
const language = readLanguage()
const reference = printReference(language, codes)
const asked = documents.filter(({ flag }) => values[flag])
for (const { file, print } of asked) {
  writeFileSync(file, print(reference))
  console.log(`${file} is written.`)
}
if (values.html !== undefined) writeFileSync(values.html, printHtml(language, codes))
else if (asked.length === 0) console.log(reference)
