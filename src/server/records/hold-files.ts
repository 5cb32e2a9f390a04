import type { PreparedImage } from '../images/prepare-image.ts'
import type { Store } from './store.ts'

type Holding = Pick<Store, 'claims' | 'uploads'>

/** Stores the files for work that gives them to a record: they are there before it and, where it fails, gone after. */
export async function holdFiles<T>(
  store: Holding,
  images: readonly PreparedImage[],
  work: () => Promise<T>,
): Promise<T> {
  const names = images.map((image) => image.name)
  try {
    await store.claims.take(names)
    await store.uploads.store(images)
    return await work()
  } catch (error) {
    // Whoever asked is told what went wrong first; what cannot be tidied up now is left to a sweep.
    await dropFiles(store, names).catch(() => {})
    throw error
  } finally {
    store.claims.forget(names)
  }
}

async function dropFiles({ claims, uploads }: Holding, names: readonly string[]): Promise<void> {
  await uploads.remove(await claims.giveUp(names))
}
