import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { featureFolder, featureNames, optionalFeatureNames } from '../../../../src/features/feature-names.ts'
import { asksAgain } from '../../../../src/schema/access/account.ts'
import { inEngine } from '../../../process/engine.ts'
import { camelCase } from '../../../../src/kinds/core/authoring/naming.ts'
import type { Model } from '../model.ts'
import { readProgramFeatures } from '../features/read-features.ts'
import { buildSource } from './build-source.ts'
import { arrayLiteral, exportConstant, importNames, importTypes } from './structures.ts'

type OptionalFeature = (typeof optionalFeatureNames)[number]
type FeatureName = OptionalFeature | (typeof featureNames)[number]

/** Which programs have it. */
const ASKED: Readonly<Record<OptionalFeature, (model: Model) => boolean>> = {
  roles: ({ account }) => account.account.roles === 'data',
  'api-keys': ({ account }) => account.account.apiKeys === true,
  agents: ({ account }) => account.account.agents !== undefined,
  sessions: ({ account }) => account.account.sessionList === true,
  'step-up': ({ account }) => asksAgain(account.account),
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

/** Those that put something on the screen of one's own security. */
const OF_SECURITY: ReadonlySet<OptionalFeature> = new Set([
  'second-factor',
  'passkeys',
  'sessions',
  'api-keys',
  'sign-on',
])

/** Those that have screens of their own. */
const WITH_SCREENS: ReadonlySet<OptionalFeature> = new Set(['roles', 'invitations', 'tree'])

/** Something of the engine: where it stands, and what it exports. */
type Part = readonly [file: string, exported: string]

/** Generates what this program shows beside the features of every program. */
export function buildOwnFeatures(model: Model): string {
  const parts = optionalFeatures(model).map((name) => partOf(name, 'screen', 'Feature'))
  return buildList(parts, {
    list: 'ownFeatures',
    type: ['../engine/slots.tsx', 'Feature'],
    doc: 'What the features of this program put into the slots, beside those of every program.',
  })
}

/** Generates the screens of these in a file of their own: the login loads what leads to them, and nothing else. */
export function buildOwnFeatureRoutes(model: Model): string {
  const features = optionalFeatures(model)
  const security: Part = ['src/accounts/browser/security/security-routes.ts', 'securityRoutes']
  const parts = [
    ...(features.some((name) => OF_SECURITY.has(name)) ? [security] : []),
    ...features.filter((name) => WITH_SCREENS.has(name)).map((name) => partOf(name, 'routes', 'Routes')),
  ]
  return buildList(parts, {
    list: 'ownFeatureRoutes',
    type: ['../engine/feature.ts', 'FeatureRoutes'],
    doc: 'The screens of what this program has beside the features of every program.',
  })
}

/** Generates what answers on the server: of what no config asks for not even the packages are installed there. */
export function buildServerFeatures(model: Model): string {
  const names = [...featureNames, ...optionalFeatures(model)].filter((name) =>
    existsSync(inEngine(featureFolder(name), 'server.ts')),
  )
  const ofProgram = readProgramFeatures(model.root).flatMap(({ name, files }): readonly Part[] => {
    const file = files.get('server')
    return file ? [[file.path, `${camelCase(name)}Server`]] : []
  })
  return buildList([...names.map((name) => partOf(name, 'server', 'Server')), ...ofProgram], {
    list: 'serverFeatures',
    type: ['../server/feature.ts', 'ServerFeature'],
    doc: 'The halves on the server of what this program has.',
  })
}

function partOf(name: FeatureName, file: 'screen' | 'routes' | 'server', suffix: string): Part {
  return [`${featureFolder(name)}/${file}.ts`, `${camelCase(name)}${suffix}`]
}

interface List {
  readonly list: string
  readonly type: readonly [path: string, name: string]
  readonly doc: string
}

function buildList(parts: readonly Part[], { list, type: [path, type], doc }: List): string {
  return buildSource('entities/', [
    importTypes(path, type),
    ...parts.map(([file, exported]) => importNames(posix.relative('src/generated', file), exported)),
    exportConstant({
      name: list,
      type: `readonly ${type}[]`,
      doc,
      initializer: arrayLiteral(parts.map(([, exported]) => exported)),
    }),
  ])
}
