import { Node } from 'ts-morph'
import { expectOneOf } from '../../../../src/kinds/core/authoring/expectation.ts'
import type { CustomEndpoint } from '../../../../src/behaviour/endpoints.ts'
import type { Job } from '../../../../src/behaviour/jobs.ts'
import type { Webhook } from '../../../../src/behaviour/webhooks.ts'
import { endpointDefinition } from '../loading/custom-endpoints.ts'
import type { WrongEndpoint } from './custom-code.ts'

type Options<Definition> = Readonly<Record<keyof Definition, true>>

const endpoint: Options<CustomEndpoint> = {
  method: true,
  path: true,
  summary: true,
  isOpen: true,
  roles: true,
  body: true,
  query: true,
  response: true,
  answer: true,
}
const job: Options<Job> = { label: true, every: true, run: true }
const webhook: Options<Webhook> = { label: true, on: true, url: true, secret: true, data: true }

/** What may be written in each, by the export that it stands in. */
const KNOWN = new Map(
  Object.entries({ endpoints: endpoint, jobs: job, webhooks: webhook }).map(([name, options]) => [
    name,
    Object.keys(options),
  ]),
)

/** Options that nothing reads, of endpoints, jobs and webhooks that are written down here. */
export function checkBehaviourOptions(
  exported: string,
  definitions: Node | undefined,
): readonly WrongEndpoint[] {
  const known = KNOWN.get(exported)
  if (!known || !Node.isObjectLiteralExpression(definitions)) return []
  return definitions
    .getProperties()
    .flatMap((property) => endpointDefinition(property)?.getProperties() ?? [])
    .flatMap((option): readonly WrongEndpoint[] => {
      if (!Node.hasName(option) || known.includes(option.getName())) return []
      const name = option.getName()
      return [{ node: option, message: `the key "${name}" is unknown; ${expectOneOf(known, name)}` }]
    })
}
