import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../../../../src/kinds/core/authoring/naming.ts'

/** A kind's folder. */
export interface KindFolder {
  /** `longText` of `long-text`. */
  readonly kind: string
  /** The files by the names that they export. */
  readonly exports: ReadonlyMap<string, string>
  /** The files that have a default export, by its name. */
  readonly defaults: ReadonlyMap<string, string>
}

/** The folders that say what a field can be: those with a definition. */
export function readKinds(root: string): readonly KindFolder[] {
  return readdirSync(join(root, 'src/kinds'))
    .filter((folder) => existsSync(join(root, 'src/kinds', folder, 'definition.ts')))
    .sort()
    .map((folder) => readKind(root, folder))
}

// As texts: styles and pictures, which a view imports, cannot be loaded here.
function readKind(root: string, folder: string): KindFolder {
  const files = readdirSync(join(root, 'src/kinds', folder)).filter((name) => /\.tsx?$/.test(name))
  const texts = files.map((name) => {
    const path = `src/kinds/${folder}/${name}`
    return { path, text: readFileSync(join(root, path), 'utf8') }
  })
  const find = (declared: RegExp) =>
    new Map(
      texts.flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name = '']) => [name, path])),
    )
  return {
    kind: camelCase(folder),
    exports: find(/^export (?:const|function) (\w+)/gm),
    defaults: find(/^export default function (\w+)/gm),
  }
}
