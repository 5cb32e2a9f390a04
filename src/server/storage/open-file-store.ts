import type { Bucket } from './bucket.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Store } from './s3-store.ts'

/** Opens the bucket or, without one, the folder. */
export function openFileStore(folder: string, bucket: Bucket | undefined): Promise<FileStore> {
  return bucket ? openS3Store(bucket) : openDiskStore(folder)
}
