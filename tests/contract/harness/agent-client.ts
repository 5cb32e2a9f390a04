import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import * as z from 'zod/mini'
import type { Values } from './http-client.ts'

const answerSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.optional(z.boolean()),
})

/** An agent with the client of the protocol's own makers. */
export interface AgentClient {
  readonly client: Client
  toolNames(): Promise<readonly string[]>
  /** What a tool answers, parsed. @throws Error with what it is refused with */
  use(name: string, args?: Values): Promise<Values>
  /** In what words a tool refuses. @throws Error where it does not */
  refusal(name: string, args?: Values): Promise<string>
}

/** @param path with what it asks for: `/mcp?entities=player` */
export async function connectAgent(url: string, secret: string, path = '/mcp'): Promise<AgentClient> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${secret}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(path, url), { requestInit }))
  const call = async (name: string, args: Values) => {
    const { content, isError } = answerSchema.parse(await client.callTool({ name, arguments: args }))
    return { text: content[0].text, isError: isError === true }
  }
  return {
    client,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use(name, args = {}) {
      const { text, isError } = await call(name, args)
      if (isError) throw new Error(`${name}: ${text}`)
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text))
    },
    async refusal(name, args = {}) {
      const { text, isError } = await call(name, args)
      if (!isError) throw new Error(`${name} is not refused: ${text}`)
      return text
    },
  }
}
