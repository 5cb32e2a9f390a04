import type { KeyRights } from '../../schema/access/key-rights.ts'

/** A session of somebody who is logged in. */
export interface Session {
  readonly id: number
  /** Whose calls these are. */
  readonly accountId: number
  /** Whose calls they are indeed where administrator 1 sees the program as somebody else, who may read alone. */
  readonly impersonation?: Impersonation
  /** What the calls are made with in place of a login. */
  readonly key?: SessionKey
  /** When it was shown last who it is, in milliseconds; not a number where sessions are not asked. */
  readonly provedAt?: number
}

/** An API key of an account. */
export interface SessionKey {
  readonly id: number
  readonly name: string
  readonly allows: KeyRights
  /** Whether it still is what it was when the call came. */
  isOpen(): Promise<boolean>
}

/** As whom administrator 1 sees the program: the role, or else the account of the session. */
interface Impersonation {
  readonly by: number
  readonly role?: string
}

/** Who has logged in, as whomever they see the program. */
export function impersonatorOf({
  accountId,
  impersonation,
}: Pick<Session, 'accountId' | 'impersonation'>): number {
  return impersonation?.by ?? accountId
}
