import type { PreparedFile } from '../../../kinds/core/storage/field-storage.ts'
import type { Queries } from '../../database/database.ts'
import type { Store } from '../store/store.ts'

/** Stores files and then writes the record that names them, in one transaction; if that fails, removes the files. */
export async function writeWithUploads<T>(
  { pendingUploads, uploads, transact }: Pick<Store, 'pendingUploads' | 'uploads' | 'transact'>,
  files: readonly PreparedFile[],
  write: (transaction: Queries) => Promise<T>,
): Promise<T> {
  const names = files.map(({ name }) => name)
  try {
    await pendingUploads.add(names)
    await uploads.store(files)
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
