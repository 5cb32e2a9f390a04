import type { Agent } from './agent.ts'
import type { AgentTool } from './tools/agent-tool.ts'
import { findTool } from './tools/find.ts'
import { readTool } from './tools/read.ts'
import { createTool } from './tools/write.ts'
import type { AnyEntity } from '../../../schema/entity.ts'

/** The tools that a key may use, those of an entity one after the other. */
export function listTools(agent: Agent): readonly AgentTool[] {
  const { store, only } = agent
  const wanted = store.entities.filter(({ name }) => !only || only.includes(name))
  return wanted.flatMap((entity) => toolsOf(agent, entity))
}

function toolsOf(agent: Agent, entity: AnyEntity): readonly AgentTool[] {
  const may = (right: Parameters<Agent['store']['rights']['may']>[0]) => agent.store.rights.may(right, entity)
  return [
    ...(may('list') ? [findTool(agent, entity)] : []),
    ...(may('read') ? [readTool(agent, entity)] : []),
    ...(may('create') ? createTool(agent, entity) : []),
  ]
}
