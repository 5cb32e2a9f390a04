import { readFaces } from '../../scripts/develop/public-api/read-faces.ts'
import { clubFile, entityFile } from './example-files.ts'
import type { EntityFiles } from './wrong-examples.ts'

const OF_FILE = /^\/\/ entities\/(\S+)$/
const PART = /^(\w+): /

/** The files of one side of a code's example, with all that it leaves out. */
export function exampleFilesOf(side: string): EntityFiles {
  const files: Record<string, string[]> = {}
  let file = 'club.ts'
  for (const line of side.split('\n')) {
    const [, named] = OF_FILE.exec(line) ?? []
    file = named ?? file
    if (named === undefined) (files[file] ??= []).push(line)
  }
  return {
    'club.ts': clubFile(),
    'components/Board.tsx': 'export default () => null\n',
    'pictures/club.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    ...Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, completeFile(name, lines)])),
  }
}

function completeFile(file: string, lines: readonly string[]): string {
  if (/^(export|const) /m.test(lines.join('\n'))) return withImports(file, lines.join('\n'))
  const parts = readParts(lines)
  const base = file.replace('.ts', '')
  const [name = base] = /^\w+(?='$)/.exec(parts['name']?.slice(1) ?? '') ?? []
  const imports = lines.filter((line) => line.startsWith('import '))
  return withImports(file, [...imports, entityFile(base, parts, name)].join('\n'))
}

/** The code of each part, by its name. */
function readParts(lines: readonly string[]): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {}
  let part = ''
  for (const line of lines) {
    part = PART.exec(line)?.[1] ?? part
    if (part !== '')
      parts[part] = [...(parts[part] === undefined ? [] : [parts[part]]), line.replace(PART, '')].join('\n')
  }
  return Object.fromEntries(Object.entries(parts).map(([key, code]) => [key, code.replace(/,$/, '')]))
}

function withImports(file: string, text: string): string {
  const entities = ['club', 'person'].map((name) => ({ name, address: `./${name}.ts` }))
  const named = [
    ...readFaces('.'),
    { name: 'z', address: 'zod' },
    ...(file.endsWith('.server.ts') ? entities : []),
  ]
  const missing = named.filter(
    ({ name }) =>
      new RegExp(`(^|[\\s([{])${name}[(,.]`, 'm').test(text) && !text.includes(`import { ${name} }`),
  )
  return [...missing.map(({ name, address }) => `import { ${name} } from '${address}'`), text, ''].join('\n')
}
