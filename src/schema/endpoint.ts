/** One call of the contract, as data. */
export interface Endpoint {
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
  readonly answer: string
}

export interface Endpoints {
  readonly list: AnsweringEndpoint
  readonly read: AnsweringEndpoint
  readonly create: Endpoint
  readonly update: Endpoint
  /** Without it a deleted row leaves the list in the browser alone. */
  readonly destroy?: Endpoint
}

export type EndpointName = keyof Endpoints

/** The usual five below one path; an entity overrides what leaves the pattern by spreading. */
export function crud(
  path: `/${string}`,
  options: { readonly sends: 'json' | 'multipart'; readonly one: string; readonly many: string },
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
