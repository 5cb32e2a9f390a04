import type { AnyEntity } from '../../../schema/entity.ts'
import type { EntityRecord } from '../../../schema/field-meaning.ts'
import { isRecord } from '../../../schema/follow-path.ts'
import { relationsOf } from '../../reference/relations.ts'
import { linksOf } from '../../references/links.ts'

/** What a record says of the end of a way: something, nothing as it refers to nothing, or it does not say. */
type Said = 'something' | 'nothing' | 'unsaid'

/**
 * Whether answers nest what a filter asks of another record, as `Stadium.wilaya`, so that it can be answered from them. Where
 * no record refers to anything, none is found, which is right.
 */
export function nestsPath(
  { fields }: Pick<AnyEntity, 'fields'>,
  path: string,
  records: readonly EntityRecord[],
): boolean {
  const [as = '', ...rest] = path.split('.')
  const column = [...relationsOf(fields), ...linksOf(fields)].find((each) => each.as === as)?.column
  const refers = (record: EntityRecord) => column === undefined || !isNothing(record[column])
  return isSaid(records.filter(refers).map((record) => saidAt(record[as], rest)))
}

function saidAt(value: unknown, [step, ...rest]: readonly string[]): Said {
  if (value === undefined) return 'unsaid'
  if (step === undefined) return 'something'
  if (isNothing(value)) return 'nothing'
  if (Array.isArray(value))
    return isSaid(value.map((each) => saidAt(each, [step, ...rest]))) ? 'something' : 'unsaid'
  return isRecord(value) ? saidAt(value[step], rest) : 'unsaid'
}

/** Some backends leave out what is empty: one record that says it is enough. */
function isSaid(all: readonly Said[]): boolean {
  return all.includes('something') || !all.includes('unsaid')
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
