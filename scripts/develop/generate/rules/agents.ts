import type { EntityFinding } from '../../../../src/kinds/core/authoring/entity-finding.ts'
import type { AllEntities, EntityParts } from '../checks/entity-parts.ts'
import type { Finding } from '../diagnostics/finding.ts'

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
export function checkAgentApproval({ entities }: AllEntities): readonly Finding[] {
  const accounts = entities.find(({ account }) => account)
  if (!accounts || accounts.account?.agents) return []
  return entities
    .filter(({ agentApproval }) => agentApproval !== undefined)
    .map(({ file, exportedAs }) => ({
      code: 'E356',
      file,
      exportedAs,
      path: ['agentApproval'],
      isAboutKey: true,
      message: `accounts let in no agents; write account: { agents: true } in "${accounts.name}"`,
    }))
}
