import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'

/** Agents are let in by keys, which never write accounts. */
export function checkAgents({ account, agentApproval }: EntityParts): readonly EntityFinding[] {
  const keyless: EntityFinding = {
    code: 'E355',
    path: ['account', 'agents'],
    isAboutKey: true,
    message: 'agents have API keys, and people make none; write account: { apiKeys: true }',
  }
  const ofAccounts: EntityFinding = {
    code: 'E357',
    path: ['agentApproval'],
    isAboutKey: true,
    message: 'no key writes accounts, so that there is nothing to wait for; remove agentApproval',
  }
  return [
    ...(account?.agents && !account.apiKeys ? [keyless] : []),
    ...(account && agentApproval !== undefined ? [ofAccounts] : []),
  ]
}

/** Nothing waits where no agent is let in. */
export function checkAgentApproval(
  { agentApproval }: EntityParts,
  { entities }: AllEntities,
): readonly EntityFinding[] {
  const accounts = entities.find(({ account }) => account)
  if (agentApproval === undefined || !accounts || accounts.account?.agents) return []
  const message = `accounts let in no agents; write account: { agents: true } in "${accounts.name}"`
  return [{ code: 'E356', path: ['agentApproval'], isAboutKey: true, message }]
}
