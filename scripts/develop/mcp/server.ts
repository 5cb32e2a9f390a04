import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { checkText, FILE } from './check-text.ts'
import { findWord } from './find-word.ts'
import { runCommand } from './run-command.ts'
import { testEntity } from './test-entity.ts'

const INSTRUCTIONS = `A back office that is generated from configs in entities/. Look words up with "language", "check" a text before it is written, then write the file, run \`npx tribune generate\`, and "test" the entity.`

/** Answers about the program in the current folder. */
export function createServer(): McpServer {
  const server = new McpServer({ name: 'tribune', version: '1.0.0' }, { instructions: INSTRUCTIONS })
  const readOnly = { readOnlyHint: true, openWorldHint: false }
  server.registerTool(
    'language',
    {
      description:
        'What a word of the configs means, with examples: a field kind, defineEntity, a part as list or account, an option, or a code as E112. Without a name it lists what there is.',
      inputSchema: { name: z.string().optional() },
      annotations: readOnly,
    },
    ({ name }) => answer(findWord(name)),
  )
  server.registerTool(
    'check',
    {
      description:
        'What is wrong with a text for a file of entities/, each with code, place, message, fix and page. Nothing is written.',
      inputSchema: { file: z.string().regex(FILE, 'expected a file as entities/club.ts'), text: z.string() },
      annotations: readOnly,
    },
    async ({ file, text }) => answer(await checkText('.', file, text)),
  )
  server.registerTool(
    'findings',
    {
      description: 'What is wrong with the program as it is, and which generated files differ from it.',
      annotations: readOnly,
    },
    async () => answer((await runCommand('develop/generate', '--check', '--json')).output),
  )
  server.registerTool(
    'test',
    {
      description: 'Runs the tests that come with an entity, for minutes, and tells which failed.',
      inputSchema: { entity: z.string() },
      annotations: { readOnlyHint: false, openWorldHint: false },
    },
    async ({ entity }) => answer(await testEntity(entity)),
  )
  return server
}

/** Texts as they are, and data as JSON. An error that is thrown becomes one that the caller reads. */
function answer(content: string | object) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  return { content: [{ type: 'text' as const, text }] }
}
