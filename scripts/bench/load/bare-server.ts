// A bare `node:http` server in a process of its own: the upper limit of a Node server with the same answers.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { parsePlans, type Plan } from './plan.ts'

const plans = new Map(
  parsePlans(readFileSync(process.argv[2] ?? '', 'utf8')).map((plan) => [plan.path, read(plan)]),
)

const server = createServer((request, response) => {
  const plan = plans.get(request.url ?? '')
  if (!plan) return response.writeHead(404).end()
  const body = plan.records === undefined ? plan.body : Buffer.from(JSON.stringify(plan.records))
  return response.writeHead(plan.status, plan.headers).end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready on http://127.0.0.1:${address.port}`)
})

/** The bytes, or the records to serialize for each answer. */
function read({ body, isBuilt, ...plan }: Plan) {
  const bytes = Buffer.from(body, 'base64')
  const records: unknown = isBuilt ? JSON.parse(bytes.toString()) : undefined
  return { ...plan, body: bytes, records }
}
