import * as z from 'zod/mini'
import { answers } from '#texts/server.ts'
import { agentTools } from '#features/agents/texts.ts'
import { importKeys } from '../../../../kinds/core/sheet/import-keys.ts'
import { importColumns } from '../../../../kinds/core/sheet/sheet-columns.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { HttpError, readAuthor, writableEntity } from '../../../../server/face.ts'
import type { Agent } from '../agent.ts'
import { nameInMenu, readToolArguments, type AgentTool } from './agent-tool.ts'
import { describeArguments } from './describe.ts'

const MOST_ROWS = 500
const MOST_COLUMNS = 200

const importArguments = z.strictObject({
  columns: z.array(z.nullable(z.string())).check(z.minLength(1), z.maxLength(MOST_COLUMNS)),
  rows: z.array(z.array(z.string())).check(z.minLength(1), z.maxLength(MOST_ROWS)),
  mode: z._default(z.enum(['create', 'update', 'both']), 'create'),
  by: z._default(z.nullable(z.string()), null),
})

/** Tries an import, which writes nothing. */
export function checkImportTool(agent: Agent, entity: AnyEntity): AgentTool {
  const columns = importColumns(writableEntity(agent.store, entity)).map(({ key }) => key)
  return {
    name: `${entity.name}_check_import`,
    describe: () => ({
      title: agentTools.checkImport(nameInMenu(entity)),
      description: `Tries an import into "${nameInMenu(entity)}" and writes nothing: says how many rows would be added and changed, and what is wrong with the others, by line and column. Texts as in a spreadsheet; a reference is named by what it is called.`,
      inputSchema: describeArguments(importArguments, {
        columns: {
          type: 'array',
          description: 'What each cell of a row is; null for none.',
          items: { enum: [...columns, null] },
        },
        by: {
          enum: [...importKeys(entity), null],
          description: 'How rows find the records that they change.',
        },
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    }),
    run: (args) => tryImport(agent, entity, readToolArguments(importArguments, args)),
  }
}

async function tryImport(
  { app, backend, store, session }: Agent,
  entity: AnyEntity,
  { rows, ...sent }: z.output<typeof importArguments>,
): Promise<unknown> {
  const check = backend.services.find(({ checkImport }) => checkImport)?.checkImport
  if (!check) throw new HttpError(404, answers.notFound)
  const lines = rows.map((cells, place) => ({ line: place + 1, cells }))
  const author = await readAuthor(backend, session)
  const caller = { store, author, inEachLanguage: app.inEachLanguage }
  return check(caller, entity, { ...sent, rows: lines })
}
