import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import type * as z from 'zod/mini'
import { describeIssue } from '../../../../texts/describe-issue.ts'
import { t } from '../../../../texts/locale.ts'
import { assertValid } from '../../../../server/face.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'

/** What a call of a tool carries. */
export type ToolArguments = Readonly<Record<string, unknown>>

/** Something that an agent can do with the records of an entity. */
export interface AgentTool {
  /** `player_find`; the same as long as the entity is called so. */
  readonly name: string
  describe(this: void): Omit<Tool, 'name'>
  /** @throws HttpError with what is refused */
  run(this: void, args: ToolArguments): Promise<unknown>
}

/** What an entity is called in the menu. */
export function nameInMenu({ menu, list }: AnyEntity): string {
  return t(menu?.label ?? list.title)
}

/** @throws ValidationError that names what is wrong */
export function readToolArguments<Schema extends z.ZodMiniType>(
  schema: Schema,
  args: ToolArguments,
): z.output<Schema> {
  const read = schema.safeParse(args)
  if (read.success) return read.data
  const errors = read.error.issues.map((issue) => {
    const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
      .map(String)
      .join('.')
    return { msg: describeIssue(issue, path), path }
  })
  assertValid(errors)
  throw read.error
}
