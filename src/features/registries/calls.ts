// Generated from src/features/feature-names.ts: edit that instead, then run "npm run generate".
import type { Contract } from '../../calls/call.ts'
import { homeCalls } from '../home/calls.ts'
import { bulkCalls } from '../bulk/calls.ts'
import { actionsCalls } from '../actions/calls.ts'
import { importCalls } from '../import/calls.ts'
import { exportCalls } from '../export/calls.ts'
import { viewsCalls } from '../views/calls.ts'
import { liveCalls } from '../live/calls.ts'
import { activityCalls } from '../activity/calls.ts'
import { jobsCalls } from '../jobs/calls.ts'
import { webhooksCalls } from '../webhooks/calls.ts'
import { trashCalls } from '../trash/calls.ts'

/** The calls of the features, by what the OpenAPI document puts together. */
export const featureCalls: Readonly<Record<string, Contract>> = {
  home: homeCalls,
  bulk: bulkCalls,
  actions: actionsCalls,
  import: importCalls,
  export: exportCalls,
  views: viewsCalls,
  live: liveCalls,
  activity: activityCalls,
  jobs: jobsCalls,
  webhooks: webhooksCalls,
  trash: trashCalls,
}
