import pg from 'pg'
import { DatabaseUnavailable } from '../../errors/database-unavailable.ts'
import { isLost } from './errors.ts'

/** How long a statement runs before it is looked whether the server answers at all; and as long again each time. */
const LOOK_MS = 2_000
/** How long a new connection may take then. With the look a call is answered within five seconds. */
const ANSWER_MS = 2_000

/** Waits for a statement for as long as the server lives: a slow one is waited for, a frozen server is not. */
export type WaitWhileAlive = <T>(statement: Promise<T>) => Promise<T>

/** @throws DatabaseUnavailable once the server lets nobody connect any more */
export function createPulse(url: string): WaitWhileAlive {
  let looking: Promise<boolean> | null = null
  // However many statements wait, they look together.
  const isAlive = () => (looking ??= connects(url).finally(() => void (looking = null)))
  return async (statement) => {
    let timer: NodeJS.Timeout | undefined
    const frozen = new Promise<never>((_resolve, reject) => {
      const look = async () => {
        if (!(await isAlive())) reject(new DatabaseUnavailable(new Error('the server is frozen')))
        else timer?.refresh()
      }
      timer = setTimeout(() => void look(), LOOK_MS)
    })
    try {
      return await Promise.race([statement, frozen])
    } finally {
      clearTimeout(timer)
      timer = undefined
    }
  }
}

/** What the server refuses, it has answered too. */
async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError || !isLost(error)
  } finally {
    void client.end().catch(() => {})
  }
}
