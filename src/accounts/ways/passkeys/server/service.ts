import { hash } from 'node:crypto'
import { readPublicUrl } from '../../../../server/mail/mail-settings.ts'
import { defineService, type FeatureService } from '../../../../server/service.ts'
import { createChallenges, type Challenges } from './challenges.ts'
import { readPasskeys } from './stored-passkeys.ts'

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
    maintenance: [{ everyMs: FORGET_MS, run: () => challenges.forgetUsed() }],
    factor: {
      name: PASSKEY_NAME,
      async stateOf(from, accountId) {
        const own = await readPasskeys(from, accountId)
        if (own.length === 0) return null
        return hash('sha256', JSON.stringify(own.map(({ credential }) => credential)))
      },
    },
  }
})
