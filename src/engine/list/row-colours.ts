import type { isMet as IsMet } from '../../kinds/core/meaning/is-met.ts'
import type { Colour } from '../../schema/colour.ts'
import type { AnyEntity } from '../../schema/entity.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'

let isMet: typeof IsMet | undefined

/** Fetches what asks records of conditions, where a list colours rows by them: it is no part of other first screens. */
export async function loadRowColours({ list }: AnyEntity): Promise<void> {
  if (list.rowColour) ({ isMet } = await import('../../kinds/core/meaning/is-met.ts'))
}

/** The first colour whose condition is met; the list has loaded its colours. */
export function rowColourOf(
  { fields, list: { rowColour = [] } }: AnyEntity,
  record: EntityRecord,
): Colour | undefined {
  const valueOf = (name: string) => record[name]
  return [rowColour].flat().find(({ when }) => isMet?.(fields, when, valueOf))?.colour
}
