import { readReferences } from '../entity-paths.ts'
import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** A reference points at an entity there is, under a name that no field has. */
export function findUnknownRelations(entities: readonly EntityFile[]): readonly Mistake[] {
  const known = entities.map(({ entity }) => entity.name)
  return entities.flatMap(({ file, entity }) =>
    readReferences(entity).flatMap(([name, { to, as }]): Mistake[] => {
      const where = `fields.${name}`
      if (!known.includes(to)) return [{ file, where: `${where}.to`, message: namesNo('entity', to, known) }]
      if (!Object.hasOwn(entity.fields, as)) return []
      return [
        {
          file,
          where: `${where}.as`,
          message: `"${as}" is a field already; records nest the relation beside it`,
        },
      ]
    }),
  )
}
