import * as z from 'zod/mini'
import type { Call, Contract, Read } from '../../../calls/call.ts'

const originSchema = {
  /** `Firefox`; empty where it is not known. */
  browser: z.string(),
  /** `Windows`; empty where it is not known. */
  system: z.string(),
  /** The address alone says from where: nobody is asked where it lies. */
  address: z.string(),
}

const sessionSchema = z.object({
  id: z.int(),
  ...originSchema,
  /** Instants, ISO 8601 in UTC. */
  begunAt: z.string(),
  seenAt: z.string(),
  isThis: z.boolean(),
})

export type ListedSession = Read<typeof sessionSchema>

const newDeviceSchema = z.object({ id: z.int(), ...originSchema, at: z.string() })

export type NewDevice = Read<typeof newDeviceSchema>

export const listSessionsCall = {
  method: 'GET',
  path: '/api/sessions',
  may: 'account',
  summary: 'Where whoever asks is logged in, the latest first.',
  answer: z.object({ sessions: z.array(sessionSchema) }),
} as const satisfies Call

export const endSessionCall = {
  method: 'DELETE',
  path: '/api/sessions/:id',
  may: 'account',
  summary: 'Ends a session of whoever asks.',
} as const satisfies Call

export const endOtherSessionsCall = {
  method: 'DELETE',
  path: '/api/sessions',
  may: 'account',
  summary: 'Ends all sessions of whoever asks but this one.',
} as const satisfies Call

export const listNewDevicesCall = {
  method: 'GET',
  path: '/api/new-devices',
  may: 'account',
  summary:
    'The browsers that have logged in as whoever asks for the first time, but this one, until that is confirmed.',
  answer: z.object({ devices: z.array(newDeviceSchema) }),
} as const satisfies Call

export const confirmDeviceCall = {
  method: 'POST',
  path: '/api/new-devices/:id/confirm',
  may: 'account',
  summary: 'It was whoever asks who logged in there.',
} as const satisfies Call

export const sessionsCalls = {
  listSessions: listSessionsCall,
  endSession: endSessionCall,
  endOtherSessions: endOtherSessionsCall,
  listNewDevices: listNewDevicesCall,
  confirmDevice: confirmDeviceCall,
} as const satisfies Contract
