import type { CodeEntry } from '../generate/diagnostics/code-entry.ts'
import type { MakerDoc, WordDoc } from './doc-of.ts'
import type { LanguageDoc } from './read-language.ts'

/** Renders the reference of the config language as Markdown. */
export function printReference(language: LanguageDoc, codes: Readonly<Record<string, CodeEntry>>): string {
  const { entity, parts, base, kinds, columns, endpoints } = language
  const shared = base.map(({ name }) => name)
  return [
    '# The language of entities/',
    'Written by `npm run docs` from the docstrings of `src/`: edit those instead. What is in italics may be left out.',
    printMaker('##', entity),
    ...parts.map(({ name, words }) => printSection(`### ${name}`, words)),
    '## Field kinds',
    printSection('Every field says:', base),
    ...kinds.map((kind) => printMaker('###', kind, shared)),
    '## Columns',
    'A column is the name of a field, or one of these.',
    ...columns.map((column) => printMaker('###', column)),
    '## Endpoints',
    ...endpoints.map((endpoint) => printMaker('###', endpoint)),
    '## Error codes',
    printCodes(codes),
  ].join('\n\n')
}

/** A function with its options; options documented elsewhere are left out. */
export function printMaker(level: '##' | '###', maker: MakerDoc, told: readonly string[] = []): string {
  const examples = maker.examples.map((example) => `\`\`\`ts\n${example}\n\`\`\``)
  const options = maker.options.filter(({ name }) => !told.includes(name))
  return [`${level} ${maker.name}`, maker.text, ...examples, ...printWords(options)].join('\n\n')
}

/** A heading with words below it. */
export function printSection(heading: string, words: readonly WordDoc[]): string {
  return [heading, ...printWords(words)].join('\n\n')
}

function printWords(words: readonly WordDoc[]): readonly string[] {
  return words.length === 0 ? [] : [words.map(printWord).join('\n')]
}

function printWord({ name, text, examples, isOptional }: WordDoc): string {
  const shown = isOptional ? `_\`${name}\`_` : `\`${name}\``
  const example = examples.map((each) => ` \`${each}\``).join('')
  return `- ${shown}: ${text.replaceAll('\n', ' ')}${example}`
}

function printCodes(codes: Readonly<Record<string, CodeEntry>>): string {
  const rows = Object.entries(codes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { title, fix }]) => `| ${[code, title, fix].map(escapeCell).join(' | ')} |`)
  const examples =
    'Each has a wrong and a right example in `entities/docs/codes.md`; `npm run docs -- --code E112` prints them.'
  return [examples, '', '| code | what is wrong | what to write |', '| --- | --- | --- |', ...rows].join('\n')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
