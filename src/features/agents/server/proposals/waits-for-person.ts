import type { Account } from '../../../../schema/access/account.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'

/** Whether what agents write of an entity waits for a person. */
export function waitsForPerson({ agents }: Pick<Account, 'agents'>, { agentApproval }: AnyEntity): boolean {
  return agentApproval ?? (agents !== undefined && agents !== true)
}
