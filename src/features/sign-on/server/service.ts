import { readPublicUrl } from '../../../server/mail/mail-settings.ts'
import { defineService } from '../../../server/service.ts'
import { createAttempts } from './attempt.ts'
import { openProvider } from './open-provider.ts'
import { readProviders } from './providers.ts'
import { forgetUsed } from './take-once.ts'

const HOUR_MS = 3_600_000

/** The providers that people sign on with, where accounts say so. */
export const signOnService = defineService(({ store, account, env }) => {
  const isAsked = account.account.oidc !== undefined
  let attempts: ReturnType<typeof createAttempts> | undefined
  return {
    providers: isAsked ? readProviders(env).map(openProvider) : [],
    publicUrl: isAsked ? readPublicUrl(env) : null,
    maintenance: isAsked ? [{ everyMs: HOUR_MS, run: () => forgetUsed(store.queries) }] : [],
    attempts: () => (attempts ??= createAttempts(store.queries)),
  }
})

export type SignOnService = ReturnType<typeof signOnService.of>
