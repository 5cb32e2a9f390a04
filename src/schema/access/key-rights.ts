import { OPERATIONS } from './access.ts'
/** What an API key may be allowed with the records of an entity; to act is to run its actions, jobs and own endpoints. */
export const KEY_RIGHTS = [...OPERATIONS, 'act'] as const

export type KeyRight = (typeof KEY_RIGHTS)[number]

/** By the names of entities; nothing of one that is not named. */
export type KeyRights = Readonly<Record<string, readonly KeyRight[]>>
