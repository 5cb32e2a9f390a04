import * as z from 'zod/mini'
import { agentTools } from '#features/agents/texts.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { idSchema } from '../../../../schema/values/storable.ts'
import { readRecord } from '../../../../server/face.ts'
import type { Agent } from '../agent.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments, describeReading } from './describe.ts'
import { storageOf } from '../../../../kinds/registries/storages.ts'
import type { StoredRecord } from '../../../../schema/entity/field-definition.ts'
import { UPLOADS_PATH } from '../../../../schema/access/session-contract.ts'

const recordArguments = z.strictObject({ id: idSchema })

/** One record. */
export function readTool(agent: Agent, entity: AnyEntity): AgentTool {
  return {
    name: `${entity.name}_read`,
    describe: () => ({
      title: agentTools.read(nameInMenu(entity)),
      description: describeReading(
        agent,
        entity,
        `Reads one record of "${nameInMenu(entity)}" by its id, with its "version".`,
      ),
      inputSchema: describeArguments(recordArguments),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    async run(args) {
      const record = await readRecord(agent.store, entity, readToolArguments(recordArguments, args).id)
      return withFileAddresses(agent, entity, record)
    },
  }
}

/** A record, and where its files lie, by field; they are fetched there with the same key. */
function withFileAddresses(
  { request: { protocol, host, server } }: Agent,
  { fields }: AnyEntity,
  record: StoredRecord,
): Readonly<Record<string, unknown>> {
  const start = `${protocol}://${host}${server.basePath}${UPLOADS_PATH}`
  const addresses = Object.entries(fields).flatMap(([name, field]) => {
    const files = storageOf(field).files?.(record[name]) ?? []
    const found = files.map((file) => new URL(`${start}/${file}`).href)
    return found.length > 0 ? [[name, found] as const] : []
  })
  return addresses.length > 0 ? { addresses: Object.fromEntries(addresses), ...record } : record
}
