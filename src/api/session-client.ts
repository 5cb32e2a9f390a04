import * as z from 'zod/mini'
import type { EntityRecord } from '../schema/field-meaning.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { call, forgetAnswers } from './call.ts'
import { readAnswer } from './entity-client.ts'

export interface Credentials {
  /** Email, phone or username. */
  readonly user: string
  readonly password: string
}

const adminData: z.ZodMiniType<EntityRecord> = z.looseObject({ id: z.int() })

export async function login(credentials: Credentials): Promise<void> {
  forgetAnswers()
  await call(sessionContract.login, { payload: credentials })
}

export async function logout(): Promise<void> {
  await call(sessionContract.logout)
  forgetAnswers()
}

/** The administrator who is logged in. */
export async function readCurrentAdmin(signal?: AbortSignal): Promise<EntityRecord> {
  const endpoint = sessionContract.currentAdmin
  return readAnswer(endpoint, await call(endpoint, { signal }), adminData)
}

export async function updateProfile(profile: object): Promise<void> {
  await call(sessionContract.updateProfile, { payload: profile })
}

export async function updatePassword(passwords: object): Promise<void> {
  await call(sessionContract.updatePassword, { payload: passwords })
}

/** The dashboard's counts, by the keys of the answer. */
export async function readCounts(signal?: AbortSignal): Promise<Readonly<Record<string, number>>> {
  const answer = await call(sessionContract.home, { signal })
  return Object.fromEntries(
    Object.entries(answer).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
