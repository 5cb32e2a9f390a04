import { t } from '../../texts/locale.ts'
import { deletion } from '#texts/deletion.ts'
import { recordAddress } from '../navigation/record-addresses.ts'
import { referringListOf } from './ReferringGroup.tsx'
import type { NamedReferrers } from './use-referrers.ts'

export interface WayOut {
  readonly label: string
  readonly address: string
}

/** Where to go before a record can be deleted; several fields have no one place. */
export function wayOut(refusing: readonly NamedReferrers[]): WayOut | undefined {
  const [found, ...others] = refusing
  if (!found || others.length > 0) return undefined
  const [record] = found.records
  if (found.total === 1 && record) {
    const { open = deletion.open } = found.config?.texts ?? {}
    return { label: t(open), address: recordAddress(found.path, record.id) }
  }
  const list = referringListOf(found)
  return list === undefined ? undefined : { label: deletion.openList, address: list }
}
