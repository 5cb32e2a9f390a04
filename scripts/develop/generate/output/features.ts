import { posix } from 'node:path'
import { featureFolder, optionalFeatureNames } from '../../../../src/features/feature-names.ts'
import { asksAgain } from '../../../../src/schema/access/account.ts'
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
  return buildOfFeatures(model, {
    part: 'screen',
    list: 'ownFeatures',
    type: ['../engine/slots.tsx', 'Feature'],
    doc: 'What the features of this program put into the slots, beside those of every program.',
  })
}

/** Generates the screens of these in a file of their own: the login loads what leads to them, and nothing else. */
export function buildOwnFeatureRoutes(model: Model): string {
  return buildOfFeatures(model, {
    part: 'routes',
    list: 'ownFeatureRoutes',
    type: ['../engine/feature.ts', 'FeatureRoutes'],
    doc: 'The screens of what this program has beside the features of every program.',
  })
}

interface FeaturePart {
  /** Of the files of a feature. */
  readonly part: 'screen' | 'routes'
  readonly list: string
  readonly type: readonly [path: string, name: string]
  readonly doc: string
}

function buildOfFeatures(model: Model, { part, list, type: [path, type], doc }: FeaturePart): string {
  const suffix = part === 'screen' ? 'Feature' : 'Routes'
  const features = optionalFeatures(model).map((name) => ({ name, exported: `${camelCase(name)}${suffix}` }))
  return buildSource('entities/', [
    importTypes(path, type),
    ...features.map(({ name, exported }) =>
      importNames(posix.relative('src/generated', `${featureFolder(name)}/${part}.ts`), exported),
    ),
    exportConstant({
      name: list,
      type: `readonly ${type}[]`,
      doc,
      initializer: arrayLiteral(features.map(({ exported }) => exported)),
    }),
  ])
}
