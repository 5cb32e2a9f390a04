import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inEngine } from '../../process/engine.ts'

/** Words by the language of the program: what the engine's package.json says for its own files alone. */
export const WORD_IMPORT = /(['"])#(?:texts|features|ways)\//

const GENERATED = 'src/generated/'

const IMPORT = /(\bfrom |\bimport\(|\bimport )(['"])(\.[^'"]+)\2/g

/** What a program has in place of a file of the engine: the same text, whose imports lead to the package. Undefined where there is no such file. */
export function readEjectable(path: string): string | undefined {
  const file = inEngine(path)
  if (!existsSync(file)) return undefined
  return readFileSync(file, 'utf8').replace(
    IMPORT,
    (_all, head: string, quote: string, specifier: string) =>
      `${head}${quote}${addressOf(path, specifier)}${quote}`,
  )
}

/** In the package, or of what is generated in the program. */
function addressOf(path: string, specifier: string): string {
  const target = posix.join(posix.dirname(path), specifier)
  if (!target.startsWith(GENERATED)) return `tribune/${target}`
  return posix.relative(`ejected/${posix.dirname(path)}`, `generated/${target.slice(GENERATED.length)}`)
}
