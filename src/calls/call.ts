import type * as z from 'zod/mini'
import type { Operation, Who } from '../schema/access/access.ts'
import type { Endpoint, PathParams } from '../schema/entity/endpoint.ts'
import type { RecordId } from '../schema/values/record-id.ts'

/**
 * Who may make a call: strangers too, whoever is logged in, administrator 1 alone, or who may do this with the entity that it is about; one of several where
 * the body says which. Or those who may read the entity and have one of the roles.
 */
export type May =
  | 'open'
  | 'account'
  | 'superAdministrator'
  | 'runJobs'
  | Operation
  | readonly Operation[]
  | { readonly roles: Who }

/**
 * One call of our own backend: its route, its client and its place in the OpenAPI document are made of this. In its path `:entity`
 * is an entity's name and `:id` a record's id; all else is a text, unless `params` says more.
 */
export interface Call {
  readonly method: Endpoint['method']
  readonly path: string
  readonly may: May
  /** It changes nothing, whatever its method is. */
  readonly isReading?: true
  /**
   * Whether an API key may make it, as far as its rights go. Without it those that are about an entity, and none of an
   * account's own.
   */
  readonly byKey?: boolean
  /**
   * It is dangerous: a session that has not shown for a while who it is must do so first, where accounts say so. Or it is
   * where it is about accounts, `'ofAccounts'`.
   */
  readonly asksAgain?: true | 'ofAccounts'
  /** It runs own code, for which an API key needs the right to act, whatever else people need. */
  readonly isAct?: true
  /** One sentence, for whoever reads the OpenAPI document. */
  readonly summary: string
  readonly params?: Readonly<Record<string, z.ZodMiniType>>
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** How the body travels: as JSON where nothing is said. */
  readonly sends?: 'json' | 'multipart'
  /** The keys of the answer, beside `success`; nothing more is answered without it. */
  readonly answer?: z.ZodMiniObject
  /** The answer, where it has no envelope. */
  readonly whole?: z.ZodMiniType
  /** What 503 answers, where that is no refusal. */
  readonly unavailable?: z.ZodMiniType
  /** What the answer travels as, where it is no JSON. */
  readonly media?: readonly string[]
}

/** Whether an API key may make a call that not everybody may make. */
export function isMadeByKey({
  may,
  byKey,
}: Pick<Call, 'byKey'> & { readonly may?: May | undefined }): boolean {
  return may === 'open' || (byKey ?? (may !== 'account' && may !== 'superAdministrator'))
}

/** By what the OpenAPI document calls them. */
export type Contract = Readonly<Record<string, Call>>

/** What a schema says, never to be changed. */
type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T

export type Read<Schema extends z.ZodMiniType> = Immutable<z.output<Schema>>

type OutputOf<Schema> = Schema extends z.ZodMiniType ? Read<Schema> : never

/** What the handler of a route is given, parsed. */
export type ParamsOf<C extends Call> = {
  readonly [Name in keyof PathParams<C['path']>]: Name extends keyof C['params']
    ? OutputOf<C['params'][Name]>
    : Name extends 'id'
      ? number
      : string
}
export type QueryOf<C extends Call> = C extends { readonly query: infer Query } ? OutputOf<Query> : unknown
export type BodyOf<C extends Call> = C extends { readonly body: infer Body } ? OutputOf<Body> : unknown
export type AnswerOf<C extends Call> = C extends { readonly answer: infer Answer }
  ? OutputOf<Answer>
  : C extends { readonly whole: infer Whole }
    ? OutputOf<Whole>
    : IsMade<C> extends true
      ? unknown
      : void

/** Whether a call is made of a config, whose types nobody knows. */
type IsMade<C extends Call> = string extends C['path'] ? true : false

/** Nothing where nothing is sent; may be left out where all of it may. */
type Part<Name extends string, Sent> = unknown extends Sent
  ? unknown
  : object extends Sent
    ? { readonly [Each in Name]?: Sent }
    : { readonly [Each in Name]: Sent }

/** What a schema is given. */
export type InputOf<Schema> = Schema extends z.ZodMiniType ? Immutable<z.input<Schema>> : unknown

/** What the client is given. */
export type SentTo<C extends Call> = Part<
  'params',
  { readonly [Name in keyof PathParams<C['path']>]: RecordId }
> &
  Part<'query', QueryOf<C>> &
  Part<'body', C extends { readonly body: infer Body } ? InputOf<Body> : unknown>
