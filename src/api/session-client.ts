import * as z from 'zod/mini'
import type { EntityRecord } from '../schema/field-meaning.ts'
import { WIDGETS_KEY } from '../schema/home-contract.ts'
import { sessionContract } from '../schema/session-contract.ts'
import { call } from './call.ts'
import { readAnswer } from './entity-client.ts'

export interface Credentials {
  /** Email, phone or username. */
  readonly user: string
  readonly password: string
}

const adminData: z.ZodMiniType<EntityRecord> = z.looseObject({ id: z.int() })

export async function login(credentials: Credentials): Promise<void> {
  await call(sessionContract.login, { payload: credentials })
}

export async function logout(): Promise<void> {
  await call(sessionContract.logout)
}

/** The logged-in administrator. */
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

/** What the dashboard shows. */
export interface HomeAnswer {
  /** By answer key. */
  readonly counts: Readonly<Record<string, number>>
  /** By `widgetKey`; undefined where the backend has none. */
  readonly widgets: Readonly<Record<string, unknown>> | undefined
}

export async function readHome(signal?: AbortSignal): Promise<HomeAnswer> {
  const { [WIDGETS_KEY]: widgets, ...answer } = await call(sessionContract.home, { signal })
  const counts = Object.entries(answer).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return {
    counts: Object.fromEntries(counts),
    widgets: z.record(z.string(), z.unknown()).safeParse(widgets).data,
  }
}
