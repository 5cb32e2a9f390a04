import { readPublicUrl } from '../../../../server/mail/mail-settings.ts'
import { defineService, type FeatureService } from '../../../../server/service.ts'
import { forgetUsed, hashParts } from '../../../server/tokens.ts'
import { PASSKEY_CHALLENGES_TABLE } from './tables.ts'
import { createChallenges, type Challenges } from './challenges.ts'
import { readPasskeys } from './stored-passkeys.ts'
import type { FastifyRequest } from 'fastify'

const FORGET_MS = 10 * 60_000
/** What the browser calls this second factor. */
const PASSKEY_NAME = 'passkey'

interface PasskeysService extends FeatureService {
  readonly challenges: Challenges
  readonly publicUrl: string | null
}

/** Passkeys, where accounts have such. */
export const passkeysService = defineService(({ store: { queries }, account, env }): PasskeysService => {
  const challenges = createChallenges(queries)
  const parts = { challenges, publicUrl: readPublicUrl(env) }
  if (!account.account.passkeys) return parts
  return {
    ...parts,
    maintenance: [{ everyMs: FORGET_MS, run: () => forgetUsed(queries, PASSKEY_CHALLENGES_TABLE) }],
    factor: {
      name: PASSKEY_NAME,
      async stateOf(from, accountId) {
        const own = await readPasskeys(from, accountId)
        if (own.length === 0) return null
        return hashParts(...own.map(({ credential }) => credential))
      },
    },
  }
})

/** The site that passkeys are of. */
interface RelyingParty {
  readonly origin: string
  /** Its host: a passkey works for no other. */
  readonly id: string
}

/**
 * Where no `PUBLIC_URL` says it, as the browser has called us. A forged host helps nobody: the authenticator signs the one that
 * the page came from, and has passkeys of that alone.
 */
export function relyingParty(publicUrl: string | null, { protocol, host }: FastifyRequest): RelyingParty {
  const { origin, hostname } = new URL(publicUrl ?? `${protocol}://${host}`)
  return { origin, id: hostname }
}
