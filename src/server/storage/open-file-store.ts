import type { Bucket } from './bucket.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Store } from './s3-store.ts'

/** Where pictures lie: in the bucket or, without one, in the folder. */
export function openFileStore(folder: string, bucket: Bucket | undefined): Promise<FileStore> {
  return bucket ? openS3Store(bucket) : openDiskStore(folder)
}
