import type { PreparedImage } from '../../kinds/image/prepare-image.ts'
import type { Queries } from '../database/database.ts'
import type { Store } from './store.ts'

/** Stores pictures and then writes the record that names them, in one transaction; if that fails, removes the pictures. */
export async function writeWithUploads<T>(
  { pendingUploads, uploads, transact }: Pick<Store, 'pendingUploads' | 'uploads' | 'transact'>,
  images: readonly PreparedImage[],
  write: (transaction: Queries) => Promise<T>,
): Promise<T> {
  const names = images.map((image) => image.name)
  try {
    await pendingUploads.add(names)
    await uploads.store(images)
    return await transact(async (transaction) => {
      await pendingUploads.attach(transaction, names)
      return write(transaction)
    })
  } catch (error) {
    // A second failure must not hide the first; the maintenance job removes what is left.
    await pendingUploads
      .release(names)
      .then(uploads.remove)
      .catch(() => {})
    throw error
  } finally {
    pendingUploads.forget(names)
  }
}
