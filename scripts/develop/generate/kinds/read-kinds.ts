import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase, kebabCase } from '../../../../src/kinds/core/authoring/naming.ts'
import { engineOf, isEngineRepository } from '../../../process/engine.ts'

/** A kind's folder. */
export interface KindFolder {
  /** `longText` of `long-text`. */
  readonly kind: string
  /** The files by the names that they export. */
  readonly exports: ReadonlyMap<string, string>
  /** The files that have a default export, by its name. */
  readonly defaults: ReadonlyMap<string, string>
}

const OF_ENGINE = 'src/kinds'
/** Where a program that has the engine as a package has kinds of its own. */
const OF_PROGRAM = 'kinds'

/** The folders that say what a field can be, those of the engine first. */
export function readKinds(root: string): readonly KindFolder[] {
  return [...readFolder(engineOf(root), OF_ENGINE), ...readProgramKinds(root)]
}

/** Those of a program itself. */
export function readProgramKinds(root: string): readonly KindFolder[] {
  return isEngineRepository(root) ? [] : readFolder(root, OF_PROGRAM)
}

/** A file of a kind's folder, by path below the program's or the engine's; undefined where it has none. */
export function findKindFile(root: string, kind: string, file: string): string | undefined {
  const path = `${kebabCase(kind)}/${file}`
  if (existsSync(join(engineOf(root), OF_ENGINE, path))) return `${OF_ENGINE}/${path}`
  return existsSync(join(root, OF_PROGRAM, path)) ? `${OF_PROGRAM}/${path}` : undefined
}

function readFolder(root: string, folder: string): readonly KindFolder[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'definition.ts')))
    .sort()
    .map((name) => readKind(root, `${folder}/${name}`, camelCase(name)))
}

// As texts: styles and pictures, which a view imports, cannot be loaded here.
function readKind(root: string, folder: string, kind: string): KindFolder {
  const files = readdirSync(join(root, folder)).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => {
    const path = `${folder}/${name}`
    return { path, text: readFileSync(join(root, path), 'utf8') }
  })
  const find = (declared: RegExp) =>
    new Map(
      texts.flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name = '']) => [name, path])),
    )
  return {
    kind,
    exports: find(/^export (?:const|function) (\w+)/gm),
    defaults: find(/^export default function (\w+)/gm),
  }
}
