import type { Caller } from '../access/access.ts'

/** The next of a row of numbers, drawn by the server. No two records draw the same, and a number may be left out. */
export interface Count {
  /** The first of them: `{ countFrom: 1 }` */
  readonly countFrom: number
  /** What a text has before the number: `{ countFrom: 1, prefix: 'F-' }` */
  readonly prefix?: string
  /** How many digits a text has at least, filled up with zeros: `{ countFrom: 1, digits: 5 }` is `00001`. */
  readonly digits?: number
}

/** What a new record is given as it is saved where nothing is said: the time, whoever makes it, or the next number. */
export type Initial = 'now' | 'me' | Count

/** The record of another entity that was made first, of those that whoever makes a new one sees. */
export interface FirstRecord {
  readonly first: true
}

/**
 * Works out, on the server alone, what a new form starts with, for whoever opens it.
 * @example initial: ({ caller }) => caller['branch_id']
 */
export type InitialFor = (person: { readonly caller: Caller }) => unknown
