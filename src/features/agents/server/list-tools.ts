import type { AnyEntity } from '../../../schema/entity.ts'
import type { Store } from '../../../server/records/store/store.ts'
import { waitsForPerson } from './proposals/waits-for-person.ts'
import { proposalsTool } from './tools/proposals.ts'
import type { Agent } from './agent.ts'
import type { AgentTool } from './tools/agent-tool.ts'
import { actingStore } from './acting-store.ts'
import { actTool } from './tools/act.ts'
import { checkImportTool } from './tools/check-import.ts'
import { findTool } from './tools/find.ts'
import { historyTool } from './tools/history.ts'
import { readTool } from './tools/read.ts'
import { createTool, deleteTool, updateTool } from './tools/write.ts'

/** The tools that a key may use, those of an entity one after the other. */
export async function listTools(agent: Agent): Promise<readonly AgentTool[]> {
  const { store, only } = agent
  const wanted = store.entities.filter(({ name }) => !only || only.includes(name))
  const acting = await actingStore(agent)
  const { account } = agent.backend.account
  return [
    ...wanted.flatMap((entity) => toolsOf(agent, acting, entity)),
    ...(wanted.some((entity) => waitsForPerson(account, entity)) ? [proposalsTool(agent)] : []),
  ]
}

function toolsOf(agent: Agent, acting: Store, entity: AnyEntity): readonly AgentTool[] {
  const { rights } = agent.store
  return [
    ...(rights.may('list', entity) ? [findTool(agent, entity)] : []),
    readTool(agent, entity),
    historyTool(agent, entity),
    ...(rights.may('create', entity) ? createTool(agent, entity) : []),
    ...(rights.may('update', entity) ? [updateTool(agent, entity)] : []),
    ...(rights.may('delete', entity) && entity.endpoints.destroy ? [deleteTool(agent, entity)] : []),
    ...actTool(agent, acting, entity),
    ...(rights.may('create', entity) || rights.may('update', entity) ? [checkImportTool(agent, entity)] : []),
  ]
}
