import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** A field that follows another follows one of the same entity. */
export function findUnknownDependencies({ file, entity }: EntityFile): readonly Mistake[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!('dependsOn' in field) || Object.hasOwn(entity.fields, field.dependsOn)) return []
    const others = Object.keys(entity.fields).filter((other) => other !== name)
    return [{ file, where: `fields.${name}.dependsOn`, message: namesNo('field', field.dependsOn, others) }]
  })
}
