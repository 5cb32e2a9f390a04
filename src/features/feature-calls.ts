import type { Contract } from '../calls/call.ts'
import { actionCalls } from './actions/calls.ts'
import { activityCalls } from './activity/calls.ts'
import { bulkCalls } from './bulk/calls.ts'
import { exportCalls } from './export/calls.ts'
import { homeCalls } from './home/calls.ts'
import { importCalls } from './import/calls.ts'
import { jobsCalls } from './jobs/calls.ts'
import { liveCalls } from './live/calls.ts'
import { trashCalls } from './trash/calls.ts'
import { viewCalls } from './views/calls/change-views.ts'
import { webhooksCalls } from './webhooks/calls.ts'

/** The calls of the features, by what the OpenAPI document puts together. */
export const featureCalls: Readonly<Record<string, Contract>> = {
  home: homeCalls,
  activity: activityCalls,
  live: liveCalls,
  views: viewCalls,
  bulk: bulkCalls,
  actions: actionCalls,
  jobs: jobsCalls,
  webhooks: webhooksCalls,
  trash: trashCalls,
  export: exportCalls,
  import: importCalls,
}
