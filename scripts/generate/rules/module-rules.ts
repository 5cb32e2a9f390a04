import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { Mistake } from '../mistake.ts'
import type { EntityModule } from '../read-modules.ts'
import { entitySchema } from './entity-schema.ts'

// What the generated modules call their own; an entity of such a name would stand in its way.
const RESERVED = new Set(['resource', 'resources', 'entities', 'account'])

/** Whether a file exports one thing, and that is an entity in every part. */
export function findModuleMistakes({ file, exports }: EntityModule): readonly Mistake[] {
  const names = Object.keys(exports)
  const [name] = names
  if (name === undefined)
    return [{ file, message: 'exports no entity; write: export const player = defineEntity({ … })' }]
  if (names.length > 1)
    return [
      {
        file,
        message: `exports ${names.join(', ')}; a file of entities/ exports one entity and nothing else`,
      },
    ]
  const value = exports[name]
  return isEntity(value) ? findNameMistakes(file, name, value) : findShapeMistakes(file, value)
}

/** Whether it has every part of an entity, and no other. */
export function isEntity(value: unknown): value is AnyEntity {
  return entitySchema.safeParse(value).success
}

function findNameMistakes(file: string, exported: string, { name }: AnyEntity): readonly Mistake[] {
  const where = 'name'
  if (RESERVED.has(name))
    return [{ file, where, message: `"${name}" is a name of the generated code; choose another` }]
  if (exported === name) return []
  return [
    { file, where, message: `the entity "${name}" is exported as "${exported}"; give both the same name` },
  ]
}

function findShapeMistakes(file: string, value: unknown): readonly Mistake[] {
  const issues = entitySchema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => ({ file, where: describePath(path), message }))
}

function describePath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}
