import { useQuery } from '@tanstack/react-query'
import { readCurrentAdmin } from '../../api/session-client.ts'
import type { EntityRecord } from '../../schema/field-meaning.ts'
import { account } from '../../generated/account.ts'
import { useSessionState } from './use-session-state.ts'

export const adminKey = ['currentAdmin'] as const

/** The administrator who is logged in; fetched once for whoever asks. */
export function useAdmin() {
  return useQuery({
    queryKey: adminKey,
    queryFn: ({ signal }) => readCurrentAdmin(signal),
    enabled: useSessionState() === 'in',
    staleTime: 60_000,
  })
}

export function adminName(admin: EntityRecord | undefined): string {
  const name = admin?.[account.displayName]
  return typeof name === 'string' ? name : ''
}

export function isSuperAdministrator(admin: EntityRecord | undefined): boolean {
  return admin?.id === account.superAdministrator
}
