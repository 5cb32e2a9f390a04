import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Source } from '../../../../scripts/operate/backup/source.ts'
import { serverFeatures } from '../../../../src/features/registries/servers.ts'
import { entities } from '../../../../src/generated/registry.ts'
import { openDiskStore } from '../../../../src/server/storage/disk-store.ts'
import type { Restarts } from '../../../contract/harness/restarts.ts'

/** What a backup is made of, and where it lies. */
export interface BackupPlace {
  /** Empty before each test. */
  readonly folder: string
  readonly file: string
  source(): Promise<Source>
}

export function useBackupPlace(restarts: Restarts): BackupPlace {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tribune-backup-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  return {
    get folder() {
      return folder
    },
    get file() {
      return join(folder, 'backup.tar.gz')
    },
    source: async () => ({
      database: await restarts.open(),
      entities,
      features: serverFeatures,
      files: await openDiskStore(restarts.uploadsFolder),
    }),
  }
}
