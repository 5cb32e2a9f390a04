import { optionalFeatureNames } from '../../../../src/features/feature-names.ts'
import { asksAgain } from '../../../../src/schema/account.ts'
import { camelCase } from '../../../../src/kinds/core/authoring/naming.ts'
import type { Model } from '../model.ts'
import { buildSource } from './build-source.ts'
import { arrayLiteral, exportConstant, importNames, importTypes } from './structures.ts'

type OptionalFeature = (typeof optionalFeatureNames)[number]

/** Which programs have it. */
const ASKED: Readonly<Record<OptionalFeature, (model: Model) => boolean>> = {
  roles: ({ account }) => account.account.roles === 'data',
  'api-keys': ({ account }) => account.account.apiKeys === true,
  agents: ({ account }) => account.account.agents !== undefined,
  sessions: ({ account }) => account.account.sessionList === true,
  'asking-again': ({ account }) => asksAgain(account.account),
  passkeys: ({ account }) => account.account.passkeys === true,
  invitations: ({ account: { account } }) => account.invitation === true || account.email !== undefined,
  'second-factor': ({ account }) => account.account.secondFactor !== undefined,
  'sign-on': ({ account }) => account.account.oidc !== undefined,
  tree: ({ entities }) => entities.some(({ entity }) => entity.list.tree !== undefined),
}

/** Those of the optional features that the configs ask for. */
export function optionalFeatures(model: Model): readonly OptionalFeature[] {
  return optionalFeatureNames.filter((name) => ASKED[name](model))
}

/** Generates what this program shows beside the features of every program. */
export function buildOwnFeatures(model: Model): string {
  const features = optionalFeatures(model).map((name) => ({ name, exported: camelCase(name) }))
  return buildSource('entities/', [
    importTypes('../engine/feature-routes.ts', 'FeatureRoutes'),
    importTypes('../engine/slots.tsx', 'Feature'),
    ...features.flatMap(({ name, exported }) => [
      importNames(`../features/${name}/routes.ts`, `${exported}Routes`),
      importNames(`../features/${name}/screen.ts`, `${exported}Feature`),
    ]),
    exportConstant({
      name: 'ownFeatures',
      type: 'readonly Feature[]',
      doc: 'What the features of this program put into the slots, beside those of every program.',
      initializer: arrayLiteral(features.map(({ exported }) => `${exported}Feature`)),
    }),
    exportConstant({
      name: 'ownFeatureRoutes',
      type: 'readonly FeatureRoutes[]',
      doc: 'The screens of these.',
      initializer: arrayLiteral(features.map(({ exported }) => `${exported}Routes`)),
    }),
  ])
}
