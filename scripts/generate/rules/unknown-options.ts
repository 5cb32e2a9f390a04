import { optionNames } from '../../../src/schema/field-options.ts'
import { namesNo, type Mistake } from '../mistake.ts'
import type { EntityFile } from '../model.ts'

/** A field says nothing that its kind does not know. */
export function findUnknownOptions({ file, entity }: EntityFile): readonly Mistake[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const known = optionNames(field.kind)
    return Object.keys(field)
      .filter((option) => option !== 'kind' && !known.includes(option))
      .map((option) => ({
        file,
        where: `fields.${name}`,
        message: namesNo(`option of ${field.kind}`, option, known),
      }))
  })
}
