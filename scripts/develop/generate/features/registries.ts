/** A list of what the features have of one sort. */
export interface FeatureRegistry {
  /** The file, in `src/features/registries/`. */
  readonly name: string
  /** The file of a feature's folder that it is taken from. */
  readonly half: string
  /** What that exports ends with: `Server` of `trashServer`. */
  readonly ending: string
  readonly type: { readonly name: string; readonly from: string }
  /** What the list is exported as. */
  readonly list: string
  /** By the names of the features; a list in their order without it. */
  readonly isNamed?: boolean
  /** Of which features: those of every program where nothing is said. */
  readonly of?: 'all' | 'optional'
  /** The comment above it. */
  readonly says: string
}

export const featureRegistries: readonly FeatureRegistry[] = [
  {
    name: 'screens',
    half: 'screen',
    ending: 'Feature',
    type: { name: 'Feature', from: 'src/engine/slots.tsx' },
    list: 'features',
    says: 'What the features put into the slots.',
  },
  {
    name: 'routes',
    half: 'routes',
    ending: 'Routes',
    type: { name: 'FeatureRoutes', from: 'src/engine/feature.ts' },
    list: 'featureRoutes',
    says: 'The screens of the features. Apart from what they put into slots, which the login page does not need.',
  },
  {
    name: 'servers',
    half: 'server',
    ending: 'Server',
    type: { name: 'ServerFeature', from: 'src/server/feature.ts' },
    list: 'serverFeatures',
    of: 'all',
    says: "The features' halves on the server.",
  },
  {
    name: 'calls',
    half: 'calls',
    ending: 'Calls',
    type: { name: 'Contract', from: 'src/calls/call.ts' },
    list: 'featureCalls',
    isNamed: true,
    says: 'The calls of the features, by what the OpenAPI document puts together.',
  },
  {
    name: 'optional-calls',
    half: 'calls',
    ending: 'Calls',
    type: { name: 'Contract', from: 'src/calls/call.ts' },
    list: 'optionalCalls',
    isNamed: true,
    of: 'optional',
    says: 'The calls of the features that not every program has.',
  },
]
