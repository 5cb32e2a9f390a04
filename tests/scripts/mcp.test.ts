import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createProject } from '../../scripts/develop/new/project/create-project.ts'
import { clubFile } from '../generator/example-files.ts'

const answerSchema = z.object({
  isError: z.boolean().default(false),
  content: z.tuple([z.object({ text: z.string() })]),
})

const root = mkdtempSync(join(tmpdir(), 'tribune-mcp-'))
const client = new Client({ name: 'tests', version: '1.0.0' })

async function call(name: string, args: Record<string, unknown> = {}) {
  const { isError, content } = answerSchema.parse(await client.callTool({ name, arguments: args }))
  return { isError, text: content[0].text }
}

async function check(text: string, file = 'entities/club.ts'): Promise<unknown> {
  return JSON.parse((await call('check', { file, text })).text)
}

beforeAll(async () => {
  await createProject(root)
  const args = [resolve('scripts/tribune.mjs'), 'mcp', '--root', root]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }))
})

afterAll(async () => {
  await client.close()
  rmSync(root, { recursive: true, force: true })
})

describe('what an assistant asks of a program', () => {
  it.each([
    ['text', '## text'],
    ['showWhen', 'In every field:'],
    ['e112', '## E112'],
  ])('looks up %s', async (name, said) => {
    const { isError, text } = await call('language', { name })
    expect({ isError, text }).toEqual({ isError: false, text: expect.stringContaining(said) })
  })

  it('names what there is where a word is unknown', async () => {
    expect(await call('language', { name: 'txt' })).toEqual({
      isError: true,
      text: expect.stringMatching(/^"txt" is no word .* defineEntity, .*longText/),
    })
  })

  it('finds nothing in a right text, and writes nothing', async () => {
    expect(await check(clubFile())).toEqual({ isRight: true, findings: [] })
    expect(existsSync(join(root, 'entities/club.ts'))).toBe(false)
  })

  it('finds what is wrong in a text that prints, with its page', async () => {
    const list = "{ title: 'clubs', add: 'Ajouter', columns: ['nam'] }"
    expect(await check(`console.log('here')\nprocess.stdout.write('there')\n${clubFile({ list })}`)).toEqual({
      isRight: false,
      findings: [
        expect.objectContaining({
          code: 'E112',
          file: 'entities/club.ts',
          line: 13,
          column: 53,
          message: 'there is no field "nam"; expected name; did you mean "name"?',
          fix: 'Write the name of a field; a password has no column, it is never read.',
          page: expect.stringMatching(/entities\/docs\/codes\.md#e112$/),
        }),
      ],
    })
  })

  it.each(['../club.ts', 'entities/../club.ts', 'generated/app.ts'])(
    'checks no text for %s',
    async (file) => {
      const { isError, text } = await call('check', { file, text: '' })
      expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining('entities/club.ts') })
    },
  )

  it('tells the findings of the program as data', async () => {
    const { text } = await call('findings')
    expect(JSON.parse(text)).toMatchObject({ isRight: true, findings: [], changes: [] })
  })

  it.each(['club', 'all'])('tests one entity that there is, not "%s"', async (entity) => {
    expect(await call('test', { entity })).toEqual({ isError: true, text: expect.stringMatching(/task|one/) })
  })
})
