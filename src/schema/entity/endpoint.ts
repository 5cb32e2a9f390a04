/** One call of the contract, as data. */
export interface Endpoint {
  /** `method: 'PUT'` */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:id` stands for the record's id; a path without it sends the id in the body. */
  readonly path: string
  /** How the body travels; nothing is sent without it. */
  readonly body?: 'json' | 'multipart'
  /** `same-origin` leaves the credentials option out, as the requirement has it for one call. */
  readonly credentials?: 'include' | 'same-origin'
}

/** An endpoint that answers with something, under a key of its answer. */
export interface AnsweringEndpoint extends Endpoint {
  /**
   * `answer: 'players'` of `{ success: true, players: […] }`, `answer: 'data.players'` of one that lies deeper,
   * and `answer: null` where the answer is the list or the record itself.
   */
  readonly answer: string | null
}

export interface Endpoints {
  /** All records: what the list, and the choices of references to it, are made of. */
  readonly list: AnsweringEndpoint
  /** One record, for its edit form. */
  readonly read: AnsweringEndpoint
  /** Adds a record. */
  readonly create: Endpoint
  /** Changes a record. */
  readonly update: Endpoint
  /** Deletes a record. Without it a deleted row leaves the list in the browser alone. */
  readonly destroy?: Endpoint
}

export type EndpointName = keyof Endpoints

/**
 * The usual five calls below one path; an entity overrides what leaves the pattern by spreading.
 * @example endpoints: crud('/api/vet', { sends: 'multipart', one: 'vet', many: 'vets' })
 */
export function crud(
  path: `/${string}`,
  options: {
    /**
     * How creations and updates travel; multipart where the entity has pictures.
     * @example sends: 'multipart'
     */
    readonly sends: 'json' | 'multipart'
    /**
     * The key under which one record is answered; null where the answer is the record itself.
     * @example one: 'vet'
     */
    readonly one: string | null
    /**
     * The key under which the list is answered; null where the answer is the list itself.
     * @example many: 'vets'
     */
    readonly many: string | null
  },
): Required<Endpoints> {
  const body = options.sends
  return {
    list: { method: 'GET', path, answer: options.many },
    read: { method: 'GET', path: `${path}/read/:id`, answer: options.one },
    create: { method: 'POST', path: `${path}/create`, body },
    update: { method: 'PUT', path: `${path}/update`, body },
    destroy: { method: 'DELETE', path: `${path}/destroy`, body: 'json' },
  }
}

/** What stands for the `:names` of a path: `{ year: string }` of `/api/prices/:year`. */
export type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [Each in Name | keyof PathParams<`/${Rest}`>]: string }
  : P extends `${string}:${infer Name}`
    ? { readonly [Each in Name]: string }
    : Readonly<Record<never, string>>
