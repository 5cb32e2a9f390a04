import type { DescribedTable } from './described-table.ts'

/** Why no entity can run on a table; undefined where one can. */
export function findObstacle({ key, isKeyCounted, columns, references }: DescribedTable): string | undefined {
  const names = columns.map(({ name }) => name)
  if (key.length === 0) return `has no primary key, and ${WANTED}`
  if (key.length > 1) {
    const isLink = key.every((column) => references.some((each) => each.columns.includes(column)))
    const told = isLink ? ', as tables that only join two others do' : ''
    return `has the primary key ${key.join(', ')}${told}, and ${WANTED}; add a column id, and keep ${key.join(', ')} unique together`
  }
  if (!isKeyCounted)
    return `has the primary key ${key.join()}, which the database does not count up, and ${WANTED}`
  if (key[0] !== 'id' && names.includes('id'))
    return `has a column id beside its primary key ${key.join()}, and ${WANTED}`
  return undefined
}

const WANTED = 'every record here is named by one number, `id`, that the database counts'
