import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes } from '../generate/diagnostics/codes.ts'
import { CODE_PAGES } from '../generate/diagnostics/describe-diagnostic.ts'
import { printCodes } from './print-codes.ts'
import { printLlms } from './print-llms.ts'
import { printReference } from './print-reference.ts'
import { readLanguage } from './read-language.ts'

/** A file that holds the reference of the config language, or a part of it. */
interface Document {
  readonly file: string
  /** The flag of `npm run docs` that writes it. */
  readonly flag: 'markdown' | 'llms'
  readonly print: (reference: string) => string
}

export const documents: readonly Document[] = [
  { file: 'entities/REFERENCE.md', flag: 'markdown', print: (reference) => `${reference}\n` },
  { file: CODE_PAGES, flag: 'markdown', print: () => printCodes(codes) },
  { file: 'llms.txt', flag: 'llms', print: printLlms },
]

/** The reference as it was last written. */
export function readReference(engine: string): string {
  return readFileSync(join(engine, 'entities/REFERENCE.md'), 'utf8').trimEnd()
}

/** Names the documents of a project that say something else than its source, each with the command that writes it. */
export function findStaleDocuments(root: string): readonly string[] {
  const present = documents.filter(({ file }) => existsSync(join(root, file)))
  if (present.length === 0) return []
  const reference = printReference(readLanguage(), codes)
  return present
    .filter(({ file, print }) => readFileSync(join(root, file), 'utf8') !== print(reference))
    .map(({ file, flag }) => `${file}: differs from what src/ says; run: npm run docs -- --${flag}`)
}
