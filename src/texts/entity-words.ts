import type { AnyEntity } from '../schema/entity/entity.ts'

/** Loads what is said of an entity in the language of the page. */
type LoadEntityWords = (entity: AnyEntity) => Promise<unknown>

/** The entities that this page has shown. */
export const shownEntities = new Set<AnyEntity>()

// Nothing to load where the page speaks the program's own language, which comes with the configs.
let loadOf: LoadEntityWords | undefined

/** Says what loads it from now on. */
export function setEntityWords(load?: LoadEntityWords): void {
  loadOf = load
}

/** A resource once all that is said of its entity is there in the language of the page. */
export async function inPageLanguage<R extends { readonly entity: AnyEntity }>(resource: R): Promise<R> {
  shownEntities.add(resource.entity)
  await loadOf?.(resource.entity)
  return resource
}
