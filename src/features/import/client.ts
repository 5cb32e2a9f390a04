import * as z from 'zod/mini'
import { readLines } from '../../api/read-lines.ts'
import { requestStream } from '../../api/request-stream.ts'
import {
  importOutcomeSchema,
  runImportCall,
  type ImportOutcome,
  type ImportProgress,
  type ImportRequest,
} from './calls.ts'
import type { QueryClient } from '@tanstack/react-query'
import { resourceKeys } from '../../api/query-keys.ts'
import type { AnyEntity } from '../../schema/entity/entity.ts'

const lastSchema = z.object({ outcome: importOutcomeSchema })

/** Tries or makes an import. @throws UnreachableError where the answer broke off: the same call may be made again. */
export async function runImport(
  entity: string,
  body: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const response = await requestStream(runImportCall, { params: { entity }, body })
  const { outcome } = await readLines(response, lastSchema, onProgress)
  return outcome
}

/** Lists and forms are read again: those of the entity at once. */
export function refreshAll(queryClient: QueryClient, { name }: AnyEntity): void {
  void queryClient.invalidateQueries({ refetchType: 'none' })
  void queryClient.invalidateQueries({ queryKey: resourceKeys(name).all })
}
