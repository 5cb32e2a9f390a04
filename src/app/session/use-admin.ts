import { queryOptions, useQuery } from '@tanstack/react-query'
import { readCurrentAdmin } from '../../api/session-client.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { account } from '../../generated/account.ts'
import { queryClient } from '../../engine/query-client.ts'
import { useSessionState } from './use-session-state.ts'

export const adminKey = ['currentAdmin'] as const

const adminOptions = queryOptions({
  queryKey: adminKey,
  queryFn: ({ signal }) => readCurrentAdmin(signal),
  staleTime: 60_000,
})

/** Asks who is logged in before anybody shows it. */
export function prefetchAdmin(): Promise<void> {
  return queryClient.prefetchQuery({ ...adminOptions, meta: { isGuess: true } })
}

/** The administrator who is logged in; fetched once for whoever asks. */
export function useAdmin() {
  return useQuery({ ...adminOptions, enabled: useSessionState() === 'in' })
}

export function adminName(admin: EntityRecord | undefined): string {
  const name = admin?.[account.displayName]
  return typeof name === 'string' ? name : ''
}

export function isSuperAdministrator(admin: EntityRecord | undefined): boolean {
  return admin?.id === account.superAdministrator
}
