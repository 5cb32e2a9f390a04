import { camelCase } from '../../../../../src/kinds/core/authoring/naming.ts'
import { accountCalls } from '../../../../../src/accounts/calls/account-calls.ts'
import { coreCalls } from '../../../../../src/calls/core-calls.ts'
import { featureCalls } from '../../../../../src/features/registries/calls.ts'
import { optionalCalls } from '../../../../../src/features/registries/optional-calls.ts'
import { optionalFeatures } from '../features.ts'
import type { Model } from '../../model.ts'
import { describeCall } from './describe-call.ts'
import type { OpenApiOperation } from './operation.ts'
import { describeOwnParts } from './own-parts.ts'

/** The operations of all calls that are not one entity's. */
export function listCallOperations(model: Model): readonly OpenApiOperation[] {
  const entity = { enum: model.entities.map((each) => each.entity.name) }
  const own = describeOwnParts(model)
  const session = { ...accountCalls, ...coreCalls['session'] }
  const asked = Object.fromEntries(
    optionalFeatures(model)
      .map(camelCase)
      .flatMap((name) => (optionalCalls[name] ? [[name, optionalCalls[name]]] : [])),
  )
  return Object.entries({ ...coreCalls, session, ...featureCalls, ...asked }).flatMap(([tag, contract]) =>
    Object.entries(contract).map(([operationId, call]) => ({
      operationId,
      tag,
      ...describeCall(call, { entity }),
      ...own[operationId],
    })),
  )
}
