import type { Behaviour } from '../../../src/behaviour/behaviour.ts'
import type { CustomEndpoint } from '../../../src/behaviour/endpoints.ts'
import type { HttpClient } from '../../contract/harness/http-client.ts'
import type { Mutant } from './mutants.ts'

/** Every endpoint with other options. */
const endpointsWith =
  (options: { readonly [Key in keyof CustomEndpoint]?: CustomEndpoint[Key] | undefined }) =>
  ({ endpoints = {}, ...behaviour }: Behaviour): Behaviour => ({
    ...behaviour,
    endpoints: Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [name, Object.assign({}, endpoint, options)]),
    ),
  })

/** Says of every job that it is run. */
const lazy = (client: HttpClient): HttpClient => ({
  ...client,
  json: (method, path, ...sent) =>
    path.endsWith('/run') ? client.get('/api/jobs') : client.json(method, path, ...sent),
})

/** The mistakes a backend could make with an entity's own code. */
export const ownCodeMutants: readonly Mutant[] = [
  {
    title: 'an own endpoint is open',
    customCode: endpointsWith({ isOpen: true }),
    caughtBy: /answers strangers at "lend"/,
  },
  {
    title: 'an open endpoint is not',
    customCode: endpointsWith({ isOpen: false }),
    caughtBy: /answers strangers at "shelves"/,
  },
  {
    title: 'the schema of a body is not asked',
    customCode: endpointsWith({ body: undefined }),
    caughtBy: /answers at "lend"/,
  },
  {
    title: 'an answer says more than its schema',
    customCode: endpointsWith({ response: undefined }),
    caughtBy: /answers at "shelves"/,
  },
  {
    title: 'every role may call',
    customCode: endpointsWith({ roles: undefined }),
    caughtBy: /refuses at "lend"/,
  },
  {
    title: 'a job is not told of',
    customCode: (behaviour) => ({ ...behaviour, jobs: {} }),
    caughtBy: /lists the job/,
  },
  { title: 'a job is only said to be run', client: lazy, caughtBy: /lists the job/ },
  {
    title: 'a webhook is not told of',
    customCode: (behaviour) => ({ ...behaviour, webhooks: {} }),
    caughtBy: /lists the webhook/,
  },
  { title: 'strangers hear of webhooks', isOpen: true, caughtBy: /lists the webhook/ },
]
