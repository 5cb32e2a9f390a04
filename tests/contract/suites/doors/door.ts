import type { HttpClient, Reply } from '../../harness/http-client.ts'
import type { useHouse } from './house.ts'

export type House = ReturnType<typeof useHouse>

export interface Person {
  readonly id: number
  readonly email: string
}

/** A way in: a new one is a new row of `doors.ts`, and meets every abuse of `abuse.ts`. */
export interface Door {
  readonly name: string
  /** Makes what lets a person in, whose password is `SECRET`. */
  make(house: House, person: Person): Promise<Pass>
  /** Milliseconds for which it is good; without it, until it is changed. */
  readonly lives?: number
  readonly isOnce: boolean
  /** Gives a wrong one, or asks for one, in the name of a person; without it the door asks for the secret alone, and for no name. */
  guessFor?(client: HttpClient, email: string): Promise<Reply>
  /** Whoever gives a wrong one is asked for something else: there is nothing to guess. */
  readonly isAskedOn?: boolean
  /** It is opened as a page, which tells no seconds to wait. */
  readonly isPage?: boolean
}

/** A secret, and what it opens. */
export interface Pass {
  readonly secret: string
  /** The id of the account that it is of, where that is not the person's. */
  readonly of?: number
  /** Gives the secret, or another one in its place. */
  use(client: HttpClient, secret?: string): Promise<Reply>
  /** Asks for what only those inside are answered; a link sets a password and lets nobody in. */
  inside?(client: HttpClient): Promise<Reply>
  /**
   * What the same person shows next, where this is used up before the session begins: a power cut costs one, and never lets one in
   * twice.
   */
  next?(): Promise<Pass>
}
