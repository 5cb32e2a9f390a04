// `tribune mcp`: what assistants ask while they write configs, by the Model Context Protocol over stdin and stdout: the language
// by name, the findings of a text before it is written, those of the program, and one entity's tests.
import { Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'

// Configs may print while they are loaded: the protocol is alone in the output.
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = process.stderr.write.bind(process.stderr)
const output = new Writable({ write: (chunk, _encoding, done) => void write(chunk, done) })

const { createServer } = await import('./mcp/server.ts')
await createServer().connect(new StdioServerTransport(process.stdin, output))
