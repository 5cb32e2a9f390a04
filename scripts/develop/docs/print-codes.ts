import type { CodeEntry } from '../generate/diagnostics/code-entry.ts'
import { readExample } from './read-example.ts'

/** Renders a page of every code: the findings of `npm run generate` link to its headings. */
export function printCodes(codes: Readonly<Record<string, CodeEntry>>): string {
  const pages = Object.entries(codes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, entry]) => printCode(code, entry))
  return `${[HEAD, ...pages].join('\n\n')}\n`
}

/** Renders the page of one code. */
export function printCode(code: string, { title, fix, example }: CodeEntry): string {
  const { wrong, right } = readExample(example)
  return [`## ${code}`, `${title}.`, 'Wrong:', block(wrong), 'Right:', block(right), fix].join('\n\n')
}

function block(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``
}

const HEAD = `# What the generator finds

Written by \`npm run docs -- --markdown\` from \`scripts/develop/generate/diagnostics/codes/\`: edit those instead. Examples are parts of
\`entities/club.ts\` where they name no other file, and leave out imports and what is not at issue.`
