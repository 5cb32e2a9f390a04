import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plan } from './plan.ts'
import type { Request } from './build-request.ts'

/** Records an answer, so that a bare server can replay its bytes and headers. */
export async function readPlan(
  url: string,
  { method, path, headers }: Request,
): Promise<Omit<Plan, 'isBuilt'>> {
  return new Promise((resolve, reject) => {
    const asking = ask(url + path, { method, headers }, async (answer) => {
      // Connection headers belong to each server.
      const { connection: _own, 'keep-alive': _its, date: _now, ...told } = answer.headers
      const plain = Object.entries(told).map(([name, value]) => [name, String(value)])
      const body = (await buffer(answer)).toString('base64')
      resolve({ path, status: answer.statusCode ?? 0, headers: Object.fromEntries(plain), body })
    })
    asking.on('error', reject)
    asking.end()
  })
}
