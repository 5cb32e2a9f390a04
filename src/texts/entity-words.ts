import type { AnyEntity } from '../schema/entity.ts'

/** Loads what is said of an entity in the language of the page. */
type LoadEntityWords = (entity: AnyEntity) => Promise<unknown>

const shown = new Set<AnyEntity>()

// Nothing to load where the page speaks the program's own language, which comes with the configs.
let loadOf: LoadEntityWords | undefined

/** Says what loads it from now on, and waits for all that is shown already. */
export async function setEntityWords(load?: LoadEntityWords): Promise<void> {
  loadOf = load
  if (load) await Promise.all([...shown].map(load))
}

/** A resource once all that is said of its entity is there in the language of the page. */
export async function inPageLanguage<R extends { readonly entity: AnyEntity }>(resource: R): Promise<R> {
  shown.add(resource.entity)
  await loadOf?.(resource.entity)
  return resource
}
