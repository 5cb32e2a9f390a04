import type { SheetColumn } from '../../../kinds/core/sheet/field-sheet.ts'
import { matchColumns } from '../../../kinds/core/sheet/match-columns.ts'
import { importColumns } from '../../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../../schema/entity/entity.ts'
import type { InEachLanguage } from '../../../server/face.ts'

/** The columns that an import may have, which a file may call by what they are called in any language of the program. */
export function columnsInEachLanguage(
  entity: AnyEntity,
  inEachLanguage: InEachLanguage,
): readonly SheetColumn[] {
  const others = inEachLanguage(() => importColumns(entity)).flat()
  return importColumns(entity).map((column) => ({
    ...column,
    aliases: others
      .filter(({ key }) => key === column.key)
      .flatMap(({ header, aliases = [] }) => [header, ...aliases]),
  }))
}

/**
 * The columns that the headings of a file mean, in the language of whoever reads it or else in another one of the program:
 * a browser knows the words of one.
 */
export function matchHeadings(
  entity: AnyEntity,
  headings: readonly string[],
  inEachLanguage: InEachLanguage,
): readonly (string | null)[] {
  return matchColumns(columnsInEachLanguage(entity, inEachLanguage), headings)
}
