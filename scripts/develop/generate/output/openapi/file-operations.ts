import {
  importKey,
  importSchema,
  FILE_PART,
  importContract,
  importOutcomeSchema,
  importRowsSchema,
} from '../../../../../src/features/import/calls.ts'
import {
  exportIdsSchema,
  ALL_COLUMNS,
  COLUMNS_PARAMETER,
  EXPORT_FORMATS,
  exportContract,
  FORMAT_PARAMETER,
  IMPORT_COLUMNS,
} from '../../../../../src/features/export/calls.ts'
import { describeInput, describeOutput, type JsonSchema } from './json-schema.ts'
import type { OpenApiOperation } from './operation.ts'

/** Records as files, and files as records. */
export function listFileOperations(): readonly OpenApiOperation[] {
  return [...listExportOperations(), ...listImportOperations()]
}

function listExportOperations(): readonly OpenApiOperation[] {
  const { matching, chosen } = exportContract
  const shared = {
    tag: 'export',
    mediaTypes: Object.values(EXPORT_FORMATS),
    parameters: [
      {
        name: FORMAT_PARAMETER,
        in: 'query',
        required: true,
        schema: { enum: Object.keys(EXPORT_FORMATS) },
      },
      {
        name: COLUMNS_PARAMETER,
        in: 'query',
        description: `Keys of columns; \`${ALL_COLUMNS}\` for every field, \`${IMPORT_COLUMNS}\` for those that an import reads. The list's columns without it.`,
        schema: { type: 'array', items: { type: 'string' } },
        explode: true,
      },
    ],
  }
  return [
    {
      ...shared,
      endpoint: matching,
      operationId: 'exportMatching',
      summary: 'All records that match a search and filters, which are those of the list call, as a file.',
    },
    {
      ...shared,
      endpoint: chosen,
      operationId: 'exportChosen',
      summary: 'The records with these ids, as a file.',
      payload: describeInput(exportIdsSchema),
    },
  ]
}

function listImportOperations(): readonly OpenApiOperation[] {
  const { read, run, outcome } = importContract
  const tag = 'import'
  const file: JsonSchema = { type: 'string', format: 'binary' }
  return [
    {
      endpoint: read,
      operationId: 'readImportFile',
      tag,
      summary: 'The rows of a CSV or XLSX file, as texts.',
      payload: { type: 'object', properties: { [FILE_PART]: file }, required: [FILE_PART] },
      answer: { [read.answer]: describeOutput(importRowsSchema) },
    },
    {
      endpoint: run,
      operationId: 'runImport',
      tag,
      summary: 'Tries or makes an import; a line of JSON tells of each step, the last one of the outcome.',
      payload: describeInput(importSchema),
      mediaTypes: ['application/x-ndjson'],
    },
    {
      endpoint: outcome,
      operationId: 'readImportOutcome',
      tag,
      summary: 'What became of an import so far.',
      pathSchemas: { id: describeInput(importKey) },
      answer: { [outcome.answer]: describeOutput(importOutcomeSchema) },
    },
  ]
}
