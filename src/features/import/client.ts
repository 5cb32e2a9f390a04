import * as z from 'zod/mini'
import {
  FILE_PART,
  importContract,
  importOutcomeSchema,
  importRowsSchema,
  type ImportOutcome,
  type ImportProgress,
  type ImportRequest,
  type ImportRow,
} from './calls.ts'
import { entityEndpoint } from '../../api/call-address.ts'
import { callForBody, callForStream } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'
import { readLines } from '../../api/read-lines.ts'

/** The rows of a file, its header first. Other backends may not have these calls. */
export async function readImportFile(entity: string, file: File): Promise<readonly ImportRow[]> {
  const endpoint = entityEndpoint(importContract.read, entity)
  const { body } = await callForBody(endpoint, { payload: { [FILE_PART]: file } })
  return readAnswer(endpoint, body, importRowsSchema)
}

const lastSchema = z.object({ outcome: importOutcomeSchema })

/** Tries or makes an import. @throws UnreachableError where the answer broke off: the same call may be made again. */
export async function runImport(
  entity: string,
  request: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const response = await callForStream(entityEndpoint(importContract.run, entity), { payload: request })
  const { outcome } = await readLines(response, lastSchema, onProgress)
  return outcome
}
