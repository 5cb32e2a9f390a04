import type { Contract } from '../../calls/call.ts'
import { readHomeCall } from '../../calls/home.ts'

export const homeCalls = { readHome: readHomeCall } as const satisfies Contract
