import type { AnyEntity } from '../../../schema/entity.ts'
import type { Agent } from './agent.ts'
import type { AgentTool } from './tools/agent-tool.ts'
import { findTool } from './tools/find.ts'
import { historyTool } from './tools/history.ts'
import { readTool } from './tools/read.ts'
import { createTool, deleteTool, updateTool } from './tools/write.ts'

/** The tools that a key may use, those of an entity one after the other. */
export function listTools(agent: Agent): readonly AgentTool[] {
  const { store, only } = agent
  const wanted = store.entities.filter(({ name }) => !only || only.includes(name))
  return wanted.flatMap((entity) => toolsOf(agent, entity))
}

function toolsOf(agent: Agent, entity: AnyEntity): readonly AgentTool[] {
  const { rights } = agent.store
  return [
    ...(rights.may('list', entity) ? [findTool(agent, entity)] : []),
    readTool(agent, entity),
    historyTool(agent, entity),
    ...(rights.may('create', entity) ? createTool(agent, entity) : []),
    ...(rights.may('update', entity) ? [updateTool(agent, entity)] : []),
    ...(rights.may('delete', entity) && entity.endpoints.destroy ? [deleteTool(agent, entity)] : []),
  ]
}
