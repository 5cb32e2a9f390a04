// `npm run docs:entities`: prints the reference of the config language, in Markdown, from the code itself.
import { printReference } from './docs/print-reference.ts'
import { codes } from './generate/diagnostics/codes.ts'
import { readLanguage } from './docs/read-language.ts'

console.log(printReference(readLanguage(), codes))
