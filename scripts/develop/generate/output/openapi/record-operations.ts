import { restoreEndpoint } from '../../../../../src/schema/restore-contract.ts'
import {
  actionSchema,
  runName,
  actionEndpoint,
  actionRunsContract,
  actionRunsSchema,
} from '../../../../../src/features/actions/calls.ts'
import { bulkSchema, bulkContract } from '../../../../../src/features/bulk/calls.ts'
import { recordResultSchema } from '../../../../../src/schema/record-result.ts'
import type * as z from 'zod/mini'
import { activityEndpoint, activitySchema } from '../../../../../src/schema/activity-contract.ts'
import { matchingIdsEndpoint } from '../../../../../src/schema/matching-ids.ts'
import { historyEndpoint } from '../../../../../src/schema/history-contract.ts'
import { webhooksContract, webhooksSchema } from '../../../../../src/schema/webhooks-contract.ts'
import { jobsContract, jobsSchema } from '../../../../../src/schema/jobs-contract.ts'
import { eventsEndpoint } from '../../../../../src/features/live/calls.ts'
import {
  referrersEndpoint,
  referrersQuery,
  referrersSchema,
} from '../../../../../src/schema/referrers-contract.ts'
import { activityQuery, eventsQuery, trashQuery } from '../../../../../src/schema/request-schemas.ts'
import { LARGEST_INTEGER } from '../../../../../src/schema/storable.ts'
import { trashContract, trashSchema } from '../../../../../src/features/trash/calls.ts'
import { viewSchema, viewsContract } from '../../../../../src/features/views/calls.ts'
import { viewPayloadSchema } from '../../../../../src/features/views/server/payload.ts'
import type { EntityFile, Model } from '../../model.ts'
import { listFileOperations } from './file-operations.ts'
import { describeInput, describeOutput, type JsonSchema } from './json-schema.ts'
import { ref, type OpenApiOperation } from './operation.ts'

const id: JsonSchema = { type: 'integer', minimum: 1, maximum: LARGEST_INTEGER }

/** The calls that every entity shares, with the entity's name in the path. */
export function listRecordOperations({ entities }: Model): readonly OpenApiOperation[] {
  const entity: JsonSchema = { enum: entities.map((each) => each.entity.name) }
  const operations = [
    ...listHistoryOperations(entity),
    ...listTrashOperations(entity),
    ...listBulkOperations(),
    ...listActionOperations(entities),
    ...listJobOperations(),
    ...listWebhookOperations(),
    ...listViewOperations(),
    ...listFileOperations(),
  ]
  return operations.map((operation) => ({
    ...operation,
    pathSchemas: { entity, ...operation.pathSchemas },
  }))
}

function listHistoryOperations(entity: JsonSchema): readonly OpenApiOperation[] {
  return [
    {
      endpoint: historyEndpoint,
      operationId: 'readHistory',
      tag: 'history',
      summary: 'The changes of a record, newest first; of one that is deleted too.',
      answer: { [historyEndpoint.answer]: { type: 'array', items: ref('HistoryEntry') } },
    },
    {
      endpoint: activityEndpoint,
      operationId: 'readActivity',
      tag: 'history',
      summary: 'All changes, logins included, newest first.',
      parameters: [
        queryParameter('entity', entity),
        ...queryParameters(activityQuery, ['account', 'action', 'from', 'until', 'before']),
      ],
      answer: {
        [activityEndpoint.answer]: describeOutput(activitySchema),
        next: { anyOf: [id, { type: 'null' }], description: 'For `before`, to read on; null at the end.' },
      },
    },
    {
      endpoint: eventsEndpoint,
      operationId: 'readEvents',
      tag: 'history',
      summary: 'A stream of what others change, and of who else has a record open.',
      parameters: [...queryParameters(eventsQuery, ['since', 'record']), queryParameter('entity', entity)],
      mediaTypes: ['text/event-stream'],
    },
  ]
}

function listTrashOperations(entity: JsonSchema): readonly OpenApiOperation[] {
  const { list } = trashContract
  return [
    {
      endpoint: referrersEndpoint,
      operationId: 'readReferrers',
      tag: 'trash',
      summary:
        'What refers to a record, and what its deletion does to it; with `also=4,5` of several records.',
      parameters: [...queryParameters(referrersQuery, ['also'])],
      answer: { [referrersEndpoint.answer]: describeOutput(referrersSchema) },
    },
    {
      endpoint: list,
      operationId: 'listTrash',
      tag: 'trash',
      summary: 'The deleted records, the last one first.',
      parameters: [queryParameter('entity', entity), ...queryParameters(trashQuery, ['page'])],
      answer: { [list.answer]: describeOutput(trashSchema), total: { type: 'integer', minimum: 0 } },
    },
    {
      endpoint: restoreEndpoint,
      operationId: 'restoreRecord',
      tag: 'trash',
      summary: 'Puts a deleted record back under its id.',
    },
  ]
}

function listBulkOperations(): readonly OpenApiOperation[] {
  const { apply } = bulkContract
  return [
    {
      endpoint: matchingIdsEndpoint,
      operationId: 'listMatchingIds',
      tag: 'bulk',
      summary: 'The ids of all records that match a search and filters, which are those of the list call.',
      answer: { [matchingIdsEndpoint.answer]: { type: 'array', items: id } },
    },
    {
      endpoint: apply,
      operationId: 'changeRecords',
      tag: 'bulk',
      summary: 'Changes, deletes or restores records, at least one, each in a transaction of its own.',
      payload: { ...describeInput(bulkSchema), minProperties: 1 },
      answer: { [apply.answer]: { type: 'array', items: describeOutput(recordResultSchema) } },
    },
  ]
}

/** None where no entity has an action of its own. */
function listActionOperations(entities: readonly EntityFile[]): readonly OpenApiOperation[] {
  const acting = entities.filter(({ entity }) => Object.keys(entity.actions ?? {}).length > 0)
  if (acting.length === 0) return []
  const { list, stop } = actionRunsContract
  const names = new Set(acting.flatMap(({ entity }) => Object.keys(entity.actions ?? {})))
  return [
    {
      endpoint: actionEndpoint,
      operationId: 'runAction',
      tag: 'actions',
      summary:
        'Runs an action on records, or on the list; a line of JSON tells of each step, the last one of the end.',
      pathSchemas: { entity: { enum: acting.map(({ entity }) => entity.name) }, id: { enum: [...names] } },
      payload: describeInput(actionSchema),
      mediaTypes: ['application/x-ndjson'],
    },
    {
      endpoint: list,
      operationId: 'listActionRuns',
      tag: 'actions',
      summary: 'The actions that are being done, in whichever process.',
      answer: { [list.answer]: describeOutput(actionRunsSchema) },
    },
    {
      endpoint: stop,
      operationId: 'stopActionRun',
      tag: 'actions',
      summary: 'Asks an action to stop before its next record; what is done stays done.',
      pathSchemas: { id: describeInput(runName) },
    },
  ]
}

function listJobOperations(): readonly OpenApiOperation[] {
  const { list, run, stop } = jobsContract
  return [
    {
      endpoint: list,
      operationId: 'listJobs',
      tag: 'jobs',
      summary: 'What is done by the clock, with its last run and its next turn.',
      answer: { [list.answer]: describeOutput(jobsSchema) },
    },
    {
      endpoint: run,
      operationId: 'runJob',
      tag: 'jobs',
      summary: 'Makes a job due at once, for those whom the `access.jobs` of its entity names.',
      pathSchemas: { id: { type: 'string' } },
    },
    {
      endpoint: stop,
      operationId: 'stopJob',
      tag: 'jobs',
      summary: 'Asks the run of a job that is on to stop, for the same people; what is done stays done.',
      pathSchemas: { id: { type: 'string' } },
    },
  ]
}

function listWebhookOperations(): readonly OpenApiOperation[] {
  const { list, retry } = webhooksContract
  return [
    {
      endpoint: list,
      operationId: 'listWebhooks',
      tag: 'webhooks',
      summary: 'Who is told of changes, and what was not received.',
      answer: { [list.answer]: describeOutput(webhooksSchema) },
    },
    {
      endpoint: retry,
      operationId: 'retryWebhook',
      tag: 'webhooks',
      summary: 'Sends again what was given up.',
      pathSchemas: { id: { type: 'string' } },
    },
  ]
}

function listViewOperations(): readonly OpenApiOperation[] {
  const { list, create, update, destroy } = viewsContract
  const tag = 'views'
  return [
    {
      endpoint: list,
      operationId: 'listViews',
      tag,
      summary: "The saved views of a list: one's own, and those that others share.",
      answer: { [list.answer]: { type: 'array', items: describeOutput(viewSchema) } },
    },
    {
      endpoint: create,
      operationId: 'createView',
      tag,
      summary: 'Saves a view.',
      payload: describeInput(viewPayloadSchema),
      answer: { [create.answer]: describeOutput(viewSchema) },
    },
    {
      endpoint: update,
      operationId: 'updateView',
      tag,
      summary: "Changes one of one's own views.",
      payload: describeInput(viewPayloadSchema),
      answer: { [update.answer]: describeOutput(viewSchema) },
    },
    { endpoint: destroy, operationId: 'destroyView', tag, summary: "Removes one of one's own views." },
  ]
}

function queryParameters<const Name extends string>(
  { shape }: { readonly shape: Readonly<Record<Name, z.ZodMiniType>> },
  names: readonly Name[],
): readonly JsonSchema[] {
  return names.map((name) => queryParameter(name, describeInput(shape[name])))
}

function queryParameter(name: string, schema: JsonSchema): JsonSchema {
  return { name, in: 'query', schema }
}
