import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Node, SyntaxKind } from 'ts-morph'
import { FACE, readImports } from './imports.ts'
import { isWritten, type Source } from './source.ts'
import { readExports } from './twice-exported.ts'

/** Some rows have one thing each that is over, others a number of lines. */
type Found = readonly string[] | number

const FEW_LINES = 15
/** A file that only its neighbour imports is a part of it, unless there is enough to read. */
const PART_LINES = 20
const MOST_FILES = 25

/** Of names of files, exports and parameters: each says less than the term of the field. */
const STEMS = new Set(
  `told tell tells asked ask kept held keep doomed taken touched brought given wanted own way whoever seen meant led words speak
  spoken meaning face begin`.split(/\s+/),
)

/** What the house has too much of, by the names of its ceilings. */
export function measureHouse(sources: readonly Source[]) {
  const own = sources.filter((source) => isWritten(source) && /^(src|scripts)\//.test(source.path))
  const inSource = own.filter(({ path }) => path.startsWith('src/'))
  const sheets = listFiles('src').filter((path) => path.endsWith('.css'))
  return {
    'files of 15 lines or fewer in src': inSource
      .filter((source) => linesOf(source) <= FEW_LINES)
      .map(({ path }) => path),
    'parts of their neighbour under 20 lines': findParts(inSource),
    'core files that features import': findReached(inSource),
    'names in the faces of rooms': sources.filter(({ path }) => FACE.test(path)).flatMap(namesInFace),
    'folders over 25 files': findFullFolders(),
    'lines of src and scripts': own.reduce((sum, source) => sum + linesOf(source), 0),
    'lines of CSS': sheets.reduce((sum, path) => sum + countLines(readFileSync(path, 'utf8')), 0),
    'names with a stem to leave': own.flatMap(findStems),
  } satisfies Readonly<Record<string, Found>>
}

function linesOf({ file }: Source): number {
  return countLines(file.getFullText())
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}

/** Files that one file of their folder imports and nobody else. What loads late stands alone for it. */
function findParts(sources: readonly Source[]): readonly string[] {
  const importers = new Map<string, Set<string>>()
  const late = new Set<string>()
  for (const source of sources)
    for (const { target, isDynamic } of readImports(source)) {
      if (isDynamic) late.add(target)
      importers.set(target, (importers.get(target) ?? new Set()).add(source.path))
    }
  return sources
    .filter((source) => linesOf(source) < PART_LINES && !late.has(source.path))
    .map(({ path }) => path)
    .filter((path) => {
      const [only, ...others] = importers.get(path) ?? []
      return only !== undefined && others.length === 0 && posix.dirname(only) === posix.dirname(path)
    })
}

/**
 * What lies behind the faces of rooms that features may use. A part that loads late is imported by its own file: behind a
 * face it would be loaded with all the others. The lists that register features stand between all rooms.
 */
function findReached(sources: readonly Source[]): readonly string[] {
  const reached = sources
    .filter(({ path }) => /^src\/features\/(?!registries\/)/.test(path))
    .flatMap((source) => readImports(source))
    .filter(
      ({ target, isDynamic }) => !isDynamic && /^src\/(accounts|app|engine|kinds|server)\//.test(target),
    )
    .map(({ target }) => target)
  return [...new Set(reached)].filter((target) => !FACE.test(target)).sort()
}

function namesInFace({ path, file }: Source): readonly string[] {
  const names = file.getExportDeclarations().flatMap((each) => each.getNamedExports())
  return names.map((each) => `${path}: ${each.getAliasNode()?.getText() ?? each.getName()}`)
}

function findFullFolders(): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of ['src', 'scripts', 'tests'].flatMap(listFiles))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && folder !== 'src/generated')
    .map(([folder]) => folder)
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name))
    .filter((path) => !/\/(node_modules|\.cache)\//.test(path) && !path.startsWith('tests/domains/'))
}

function findStems({ path, file }: Source): readonly string[] {
  const parameters = file.getDescendantsOfKind(SyntaxKind.Parameter).flatMap((each) => {
    const name = each.getNameNode()
    return Node.isIdentifier(name)
      ? [name.getText()]
      : name.getDescendantsOfKind(SyntaxKind.BindingElement).map((part) => part.getName())
  })
  const ofFile = FACE.test(path) ? [] : [posix.basename(path).replace(/\.tsx?$/, '')]
  const names = [...ofFile, ...readExports(file).keys(), ...parameters]
  return names.filter(hasStem).map((name) => `${path}: ${name}`)
}

/** `findTakenFields`, `taken-fields` and `TAKEN_FIELDS` have the same words. */
function hasStem(name: string): boolean {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .some((word) => STEMS.has(word.toLowerCase()))
}
