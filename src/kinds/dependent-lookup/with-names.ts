import type { AnyEntity } from '../../schema/entity.ts'

/** The entities that this page has shown, and what loads the names of one where the page speaks another language than records. */
export const named: { readonly shown: Set<AnyEntity>; load?: (entity: AnyEntity) => Promise<void> } = {
  shown: new Set(),
}

/** A resource once the names of its records are there in the language of the page. */
export async function withNames<R extends { readonly entity: AnyEntity }>(resource: R): Promise<R> {
  named.shown.add(resource.entity)
  await named.load?.(resource.entity)
  return resource
}
