import type { HttpClient, Reply } from '../../../contract/harness/http-client.ts'
import { samples } from '../harness/samples.ts'

/** What came of writing on and on. */
export interface Writing {
  /** The ids that were answered, so far. */
  readonly created: readonly number[]
  /** What else was answered. */
  readonly refused: readonly Reply[]
  stop(): Promise<void>
}

/** Creates a record after the other, side by side through each of the clients, and reads between. */
export function keepWriting(clients: readonly HttpClient[]): Writing {
  const created: number[] = []
  const refused: Reply[] = []
  const stopping = new AbortController()
  const write = async (client: HttpClient) => {
    while (!stopping.signal.aborted) {
      const replies = [
        await client.json('POST', '/api/tool/create', samples.tool()),
        await client.get('/api/tool?page=1&pageSize=5'),
      ]
      for (const reply of replies) {
        if (reply.status !== 200) refused.push(reply)
        else if (reply.answer.id !== undefined) created.push(reply.answer.id)
      }
    }
  }
  const all = Promise.all(clients.map(write))
  // A test that ran out of time never stops this: its own failure is told, not the server's end as well.
  all.catch(() => undefined)
  return {
    created,
    refused,
    async stop() {
      stopping.abort()
      await all
    },
  }
}

/** The ids of all records that there are. */
export async function storedIds(client: HttpClient): Promise<readonly number[]> {
  const { answer } = await client.get('/api/tool')
  const tools: unknown = answer['tools']
  return Array.isArray(tools) ? tools.map((tool) => Number(Object(tool).id)) : []
}
