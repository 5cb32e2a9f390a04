import type { Behaviour } from '../../../../../src/behaviour/behaviour.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import type { Check } from '../../check.ts'
import { jobChecks } from './jobs.ts'
import { ownEndpointChecks } from './custom-endpoints.ts'
import { webhookChecks } from './webhooks.ts'

/** What must be true of an entity's own code, whatever it does. */
export function ownCodeChecks(
  entity: AnyEntity,
  entities: readonly AnyEntity[],
  { endpoints = {}, jobs = {}, webhooks = {} }: Behaviour = {},
): readonly Check[] {
  return [
    ...ownEndpointChecks(entity, entities, endpoints),
    ...jobChecks(entity, entities, jobs),
    ...webhookChecks(entity, webhooks),
  ]
}
