import * as z from 'zod/mini'
import type { Call, Contract } from '../../calls/call.ts'

/** Where agents find their tools. */
export const AGENTS_PATH = '/mcp'

export const callToolsCall = {
  method: 'POST',
  path: AGENTS_PATH,
  may: 'account',
  byKey: true,
  summary:
    'One message of an agent, which has an API key, as the Model Context Protocol has it (streamable HTTP, without sessions); with `entities=player,team` its tools are theirs alone.',
  query: z.strictObject({ entities: z.optional(z.string().check(z.regex(/^\w+(,\w+)*$/))) }),
  body: z.looseObject({}),
  whole: z.looseObject({}),
} as const satisfies Call

export const agentsCalls = { callTools: callToolsCall } as const satisfies Contract
