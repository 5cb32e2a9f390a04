// `npm run docs:entities`: prints the reference of the config language in Markdown, read from its source; with
// `-- --html <file>` it writes it as one page with a search.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { printHtml } from './docs/print-html.ts'
import { printReference } from './docs/print-reference.ts'
import { codes } from './generate/diagnostics/codes.ts'
import { readLanguage } from './docs/read-language.ts'

const { html } = parseArgs({ options: { html: { type: 'string' } } }).values
if (html === undefined) console.log(printReference(readLanguage(), codes))
else writeFileSync(html, printHtml(readLanguage(), codes))
