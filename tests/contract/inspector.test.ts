import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clubWithAgents } from '../sample/agent-club.ts'
import { makeKey } from './harness/accounts/api-keys.ts'
import { sqlite } from './harness/database/databases.ts'
import { useServer } from './harness/test-server.ts'

// The open inspector of the Model Context Protocol, fetched when it is asked for: it is built with scripts of its own, which
// none of our packages is.
const INSPECTOR = ['--yes', '@modelcontextprotocol/inspector@2.12.0', '--cli']

const run = promisify(execFile)
const inspect = (...words: readonly string[]) =>
  run('npx', [...INSPECTOR, ...words], { cwd: tmpdir(), timeout: 150_000 })

const isThere = await inspect('--version').then(
  () => true,
  () => false,
)

const listedSchema = z.looseObject({ tools: z.array(z.looseObject({ name: z.string() })) })
const calledSchema = z.looseObject({ content: z.array(z.looseObject({ text: z.string() })) })

describe.skipIf(!isThere)('the inspector of the protocol', () => {
  const server = useServer(sqlite, { entities: clubWithAgents(true) })
  it('understands what the server says', { timeout: 300_000 }, async () => {
    const { secret } = await makeKey(server.admin, { team: ['list', 'read', 'create'] })
    const ask = async (...words: readonly string[]) => {
      const header = `Authorization: Bearer ${secret}`
      const target = [`${server.admin.url}/mcp`, '--transport', 'http', '--header', header]
      const { stdout } = await inspect(...target, '--method', ...words)
      const answer: unknown = JSON.parse(stdout)
      return answer
    }
    const { tools } = listedSchema.parse(await ask('tools/list'))
    expect(tools.map(({ name }) => name)).toEqual([
      'team_find',
      'team_read',
      'team_history',
      'team_create',
      'team_check_import',
    ])
    const made = await ask(
      'tools/call',
      '--tool-name',
      'team_create',
      '--tool-arg',
      'values={"name":"Rouge"}',
    )
    const [{ text } = { text: '' }] = calledSchema.parse(made).content
    const found = await ask(
      'tools/call',
      '--tool-name',
      'team_read',
      '--tool-arg',
      `id=${JSON.parse(text).id}`,
    )
    expect(JSON.stringify(found)).toContain('Rouge')
  })
})
