import type { Queries } from '../database/database.ts'
import type { PreparedImage } from '../../kinds/image/prepare-image.ts'
import type { Store } from './store.ts'

type UploadStore = Pick<Store, 'claims' | 'uploads'>

/** Stores pictures and, in one transaction, writes what names them: where that fails, the pictures go again. */
export async function writeWithUploads<T>(
  store: UploadStore & Pick<Store, 'transact'>,
  images: readonly PreparedImage[],
  write: (transaction: Queries) => Promise<T>,
): Promise<T> {
  const names = images.map((image) => image.name)
  try {
    await store.claims.take(names)
    await store.uploads.store(images)
    return await store.transact(async (transaction) => {
      await store.claims.handOver(transaction, names)
      return write(transaction)
    })
  } catch (error) {
    // Whoever asked is told what went wrong first; what cannot be removed now is left to the maintenance job.
    await removeUnnamed(store, names).catch(() => {})
    throw error
  } finally {
    store.claims.forget(names)
  }
}

async function removeUnnamed({ claims, uploads }: UploadStore, names: readonly string[]): Promise<void> {
  await uploads.remove(await claims.giveUp(names))
}
