import { queryOptions, useQuery } from '@tanstack/react-query'
import { sessionKeys } from '../../../api/query-keys.ts'
import { request } from '../../../api/request.ts'
import { readCurrentAdminCall } from '../../../calls/session.ts'
import type { EntityRecord } from '../../../schema/entity/field-definition.ts'
import { personOfAccount, UNKNOWN_PERSON, type Person } from '../../../schema/access/access.ts'
import { account } from '../../../generated/account.ts'
import { useSyncExternalStore } from 'react'
import { session, type SessionState } from './session.ts'

export const adminOptions = queryOptions({
  queryKey: sessionKeys.currentAdmin,
  queryFn: async ({ signal }) => (await request(readCurrentAdminCall, { signal })).adminData,
  staleTime: 60_000,
})

/** The logged-in administrator; one query for all components. */
export function useAdmin() {
  return useQuery({ ...adminOptions, enabled: useSessionState() === 'in' })
}

export function adminName(admin: EntityRecord | undefined): string {
  const name = admin?.[account.displayName]
  return typeof name === 'string' ? name : ''
}

export function personOf(admin: EntityRecord | undefined): Person {
  return admin ? (account.readPerson ?? personOfAccount)(account, admin) : UNKNOWN_PERSON
}

/** Subscribes to the session's state. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, session.read)
}
