import { useQueryClient } from '@tanstack/react-query'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { withWords } from '../../texts/with-words.ts'
import type { FormConflict } from '../conflict/use-conflict.ts'
import type { FormSource } from './form-source.ts'
import type { SendForm } from './use-submission.ts'

interface MergeNoticeOptions {
  readonly source: FormSource
  readonly record: EntityRecord | null
  /** Reads the record as it is stored by then, where it is of no entity. */
  readonly read?: () => Promise<EntityRecord>
  readonly send: SendForm
}

/** Says quietly, after a save, what it has merged without a question; null where that is nothing. */
export function useMergeNotice({ source, record, read, send }: MergeNoticeOptions) {
  const queryClient = useQueryClient()
  return async (merged: FormConflict | null): Promise<void> => {
    const { name: subject, fields, resource } = source
    const readStored = read ?? (resource && record && (() => resource.client.read(record.id)))
    if (!merged || !readStored) return
    const { offerMerged } = await withWords(import('./offer-merged.ts'))
    offerMerged({
      subject,
      fields,
      merged,
      queryClient,
      read: readStored,
      send: (values) => send(values, {}),
    })
  }
}
