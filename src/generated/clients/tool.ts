// Generated from entities/tool.ts: edit that instead, then run "npm run generate".
import { tool } from '../../../entities/tool.ts'
import { createEntityClient } from '../../api/entity-client.ts'
import type { Resource } from '../../api/resource.ts'
import type { CreatePayload, UpdatePayload } from '../../kinds/core/definition/payload.ts'
import { recordSchemaOf, type RecordOf } from '../../kinds/core/definition/record.ts'

export type Tool = RecordOf<typeof tool>

export type ToolCreate = CreatePayload<typeof tool>

export type ToolUpdate = UpdatePayload<typeof tool>

/**
 * The calls of `tool`:
 * - list: `GET /api/tool` answers `tools`
 * - read: `GET /api/tool/read/:id` answers `tool`
 * - create: `POST /api/tool/create` sends json
 * - update: `PUT /api/tool/update` sends json
 * - destroy: `DELETE /api/tool/destroy` sends json
 */
export const toolResource: Resource<Tool, ToolCreate, ToolUpdate> = {
  entity: tool,
  client: createEntityClient<Tool, ToolCreate, ToolUpdate>(tool, recordSchemaOf(tool)),
  related: {},
  nestedPaths: {},
  referrers: [],
}
