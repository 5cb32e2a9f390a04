/**
 * What people can do beside list, form and delete, by the names of its folders. A line taken out takes its feature out; their
 * order is that of the slots.
 */
export const featureNames = [
  'home',
  'bulk',
  'actions',
  'import',
  'export',
  'print',
  // Last in the toolbar, because it comes when the backend is known to keep views, and must move nothing.
  'views',
  'related',
  'peek',
  'palette',
  'live',
  'activity',
  'jobs',
  'webhooks',
  'trash',
] as const

/** Those that a program has where its configs ask for them: `src/generated/features.ts` names what they show. */
export const optionalFeatureNames = [
  // Where accounts say `roles: 'data'`.
  'roles',
  // Where accounts say `secondFactor`. From here on as on the screen of one's own security: how one gets in first.
  'second-factor',
  // Where accounts say `passkeys: true`.
  'passkeys',
  // Where accounts say `sessionList: true`.
  'sessions',
  // Where accounts say `apiKeys: true`.
  'api-keys',
  // Where accounts say `agents`.
  'agents',
  // Where accounts say `askAgain: true`, or have second factors or passkeys.
  'step-up',
  // Where accounts say `invitation: true` or `email`.
  'invitations',
  // Where accounts say `oidc`.
  'sign-on',
  // Where the list of an entity has a `tree`.
  'tree',
] as const

/** Those by which people log in, or show who they are: parts of the room of accounts. */
const ACCOUNT_WAYS: ReadonlySet<string> = new Set([
  'second-factor',
  'passkeys',
  'sign-on',
  'api-keys',
  'sessions',
  'step-up',
  'invitations',
])

/** Where the files of a feature are. */
export function featureFolder(name: string): string {
  return ACCOUNT_WAYS.has(name) ? `src/accounts/ways/${name}` : `src/features/${name}`
}
