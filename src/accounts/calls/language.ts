import * as z from 'zod/mini'
import { LANGUAGES } from '../../schema/text.ts'
import type { Call, Contract } from '../../calls/call.ts'

export const keepLanguageCall = {
  method: 'PUT',
  path: '/api/admin/language',
  may: 'account',
  summary: 'Keeps the language that one is spoken to in, wherever one logs in.',
  body: z.object({ language: z.enum(LANGUAGES) }),
} as const satisfies Call

export const languageCalls = { keepLanguage: keepLanguageCall } as const satisfies Contract
