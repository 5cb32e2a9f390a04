import type { AnyEntity } from '../../schema/entity/entity.ts'

/** Whether an entity shows names out of a table, which has to be loaded in another language than records hold them in. */
export function showsNames({ fields }: AnyEntity): boolean {
  return Object.values(fields).some(({ kind }) => kind === 'dependentLookup')
}
