import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Finding } from '../diagnostics/finding.ts'
import { positionAt } from './position-at.ts'

const CODE = /\.[cm]?[jt]sx?$/i
const ENTITY = /^export (?:const \w+ = |default )defineEntity\(/m

/** Entities in a folder of `entities/`, or in a file of another ending, which nobody would read. */
export function findMisplacedEntities(root: string, read: readonly string[]): readonly Finding[] {
  return readdirSync(join(root, 'entities'), { recursive: true, encoding: 'utf8' })
    .filter((name) => CODE.test(name))
    .map((name) => `entities/${name.replaceAll('\\', '/')}`)
    .filter((file) => !read.includes(file))
    .flatMap((file): readonly Finding[] => {
      const text = readFileSync(join(root, file), 'utf8')
      const start = text.search(ENTITY)
      if (start < 0) return []
      const place = `entities/${basename(file).replace(CODE, '.ts')}`
      const message = `there is an entity that nobody reads; expected it directly in entities/, in a file that ends in .ts; move it to ${place}`
      return [{ code: 'E100', file, path: [], position: positionAt(text, start), message }]
    })
}
