import { createClient, type HttpClient } from '../../harness/http-client.ts'
import { visitor, type Visitor } from '../../harness/visitor.ts'
import type { House, Person } from './door.ts'
import type { Tally } from './tally.ts'

/** What is set up, made or decided: a new one is a new row, and meets a power cut in each of its steps. */
export interface Step {
  readonly name: string
  prepare(house: House, person: Person): Promise<Doing>
  /** What there may be more or less of where it stops: nothing first, all of it last, in between what stands for itself. */
  readonly stages: readonly Tally[]
}

/** @param url of the process at which it is done @returns the status of the answer */
type DoAt = (url: string) => Promise<number>

export interface Doing {
  readonly at: DoAt
  /** How the person begins anew, where that is not the same again. */
  readonly anew?: DoAt
}

/** A call of somebody who is logged in, at whatever process. */
export function callAs({ cookie }: HttpClient, method: string, path: string, payload?: unknown): Doing {
  return {
    async at(url) {
      const client = createClient(url)
      client.cookie = cookie
      return (await visitor(client).call(method, path, payload)).status
    },
  }
}

export async function logIn({ server }: House, { email }: Person): Promise<Visitor> {
  const browser = visitor(server.stranger())
  await browser.logIn(email)
  return browser
}
