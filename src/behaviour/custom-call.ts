import * as z from 'zod/mini'
import type { Call } from '../calls/call.ts'
import type { Who } from '../schema/access/access.ts'

/** What both the own code and whoever only reads it know of an own endpoint. */
interface Said extends Pick<Call, 'method' | 'path'> {
  readonly summary?: string | undefined
  readonly isOpen?: boolean
  readonly roles?: Who
}

/** What an own endpoint says as an entry of the contract. The schemas of what it is sent and answers are its own code's to read. */
export function customCall({ method, path, summary = '', isOpen, roles }: Said): Call {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    method,
    path,
    may: isOpen ? 'open' : roles ? { roles } : 'read',
    summary,
    // Whatever its method is: own code may write.
    isAct: true,
    // Own code is given all of them as they came.
    params: Object.fromEntries(names.map((name) => [name, z.string()])),
  }
}
