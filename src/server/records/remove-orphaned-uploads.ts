import { claimUploads } from '../storage/claim-uploads.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { Store } from './store.ts'
import { allStoredFiles } from './stored-files.ts'

/**
 * Removes the files that neither a record names nor a living process is about to give to one. Its order makes it
 * safe beside others: the files are listed first, then the claims are read, then the records. A file of the list
 * was claimed before it was there; where its claim has gone by now, the record that it went to is there.
 */
export async function removeOrphanedUploads(store: Store, files: FileStore): Promise<void> {
  const { claims, queries, uploads } = store
  if (!(await claimUploads(queries, files, uploads))) return
  await uploads.keepOnly(async () => {
    const claimed = await claims.readLiving()
    return new Set([...claimed, ...(await allStoredFiles(store))])
  })
}
