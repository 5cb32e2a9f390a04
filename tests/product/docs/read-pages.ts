import { readdirSync, readFileSync } from 'node:fs'

/** What is wrong in half of its examples, and tried in `tests/generator/code-pages.test.ts`. */
const CODES = 'codes.md'

/** Those about entities. */
export const entityPages: readonly string[] = [
  'entities/README.md',
  ...readdirSync('entities/docs')
    .filter((name) => name !== CODES)
    .map((name) => `entities/docs/${name}`),
]

/** The pages for people, in the order in which somebody new would read them. */
export const pages: readonly string[] = [
  'README.md',
  ...entityPages,
  'scripts/operate/README.md',
  'src/README.md',
  'tests/README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
]

export interface Block {
  /** What stands behind the fence: `sh`, `ts`. */
  readonly language: string
  readonly text: string
}

const FENCED = /^```(\w+)\n(.*?)^```$/gms

export function readBlocks(page: string): readonly Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(FENCED)
  return [...blocks].map(([, language = '', text = '']) => ({ language, text }))
}

/** The commands of a page by block, without those that somebody must complete first. */
export function readCommands(page: string): readonly (readonly string[])[] {
  return readBlocks(page)
    .filter(({ language }) => language === 'sh' || language === 'bash')
    .map(({ text }) => linesOf(text).filter((line) => !line.includes('…')))
    .filter((lines) => lines.length > 0)
}

/** A line that ends with a backslash goes on below. */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

/** Blocks that are whole files of `entities/`, by the path that their first line names. */
export function readFiles(page: string): ReadonlyMap<string, string> {
  return new Map(
    readBlocks(page).flatMap(({ text }) => {
      const path = /^\/\/ (entities\/\S+)\n/.exec(text)?.[1]
      return path === undefined ? [] : [[path, text] as const]
    }),
  )
}
