import { readActivityCall } from '../../calls/activity.ts'
import type { Contract } from '../../calls/call.ts'

export const activityCalls = { readActivity: readActivityCall } as const satisfies Contract
