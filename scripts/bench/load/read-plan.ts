import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plan } from './plan.ts'
import type { Request } from './build-request.ts'

/** What a server answers, as a bare server is to say it again: the same bytes, and as many headers. */
export async function readPlan(
  url: string,
  { method, path, headers }: Request,
): Promise<Omit<Plan, 'isBuilt'>> {
  return new Promise((resolve, reject) => {
    const asking = ask(url + path, { method, headers }, async (answer) => {
      // The connection is each server's own; whatever else is said takes room on the wire and time to write.
      const { connection: _own, 'keep-alive': _its, date: _now, ...told } = answer.headers
      const plain = Object.entries(told).map(([name, value]) => [name, String(value)])
      const body = (await buffer(answer)).toString('base64')
      resolve({ path, status: answer.statusCode ?? 0, headers: Object.fromEntries(plain), body })
    })
    asking.on('error', reject)
    asking.end()
  })
}
