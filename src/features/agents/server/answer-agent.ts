import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import type { Agent } from './agent.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { listTools } from './list-tools.ts'
import { describeFailure } from './describe-failure.ts'
import { answers } from '#texts/answers.ts'
import { HttpError } from '../../../server/errors/http-error.ts'
import type { AgentTool, ToolArguments } from './tools/agent-tool.ts'
import { boundText } from './bound-answer.ts'

/** What the protocol answers to one message, whose session ends with it. */
export async function answerAgent(agent: Agent, request: Request, message: unknown): Promise<Response> {
  const server = createServer(agent, await listTools(agent))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

const MOST_BYTES_TO_READ = 65_536

/** What is asked is short; what is written may hold long texts and files. @throws HttpError */
function boundArguments({ describe }: AgentTool, args: ToolArguments): void {
  if (JSON.stringify(args).length <= MOST_BYTES_TO_READ || !describe().annotations?.readOnlyHint) return
  throw new HttpError(413, answers.tooLarge)
}

/** The schemas of the tools are JSON made of fields, and what is sent is read by the records: `registerTool` would want zod. */
function createServer(agent: Agent, tools: readonly AgentTool[]): McpServer {
  const info = { name: 'tribune', version: '1.0.0' }
  const server = new McpServer(info, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, describe }) => ({ name, ...describe() })),
  }))
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `there is no tool "${params.name}" for this key`)
    const { arguments: args = {} } = params
    try {
      boundArguments(tool, args)
      return { content: [{ type: 'text', text: boundText(await tool.run(args)) }] }
    } catch (error) {
      return { content: [{ type: 'text', text: describeFailure(error, agent.request) }], isError: true }
    }
  })
  return server
}
