import { matchColumns } from '../../../kinds/core/sheet/match-columns.ts'
import { importColumns } from '../../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../../schema/entity.ts'
import type { InEachLanguage } from '../../../server/http/translate-answers.ts'

/**
 * The columns that the headings of a file mean, in the language of whoever reads it or else in another one of the program:
 * a browser knows the words of one.
 */
export function matchHeadings(
  entity: AnyEntity,
  headings: readonly string[],
  inEachLanguage: InEachLanguage,
): readonly (string | null)[] {
  const others = inEachLanguage(() => importColumns(entity)).flat()
  const columns = importColumns(entity).map((column) => ({
    ...column,
    aliases: others
      .filter(({ key }) => key === column.key)
      .flatMap(({ header, aliases = [] }) => [header, ...aliases]),
  }))
  return matchColumns(columns, headings)
}
