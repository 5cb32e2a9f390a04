import { buildEndSessionUrl } from 'openid-client'
import { readPublicUrl } from '../../../../server/mail/mail-settings.ts'
import { memoizeSuccess } from '../../../../server/memoize-success.ts'
import { defineService } from '../../../../server/service.ts'
import { addressesOf, readProviders } from './providers.ts'
import { createAttempts } from './attempt.ts'
import { forgetUsed } from '../../../server/tokens.ts'
import { openProvider } from './open-provider.ts'
import { SIGN_ON_SESSIONS_TABLE, USED_TABLE } from './tables.ts'
import { HOUR_MS } from '../../../../schema/values/days.ts'

/** The providers that people sign on with, where accounts say so. */
export const signOnService = defineService(({ store, account, env }) => {
  const isAsked = account.account.oidc !== undefined
  const providers = isAsked ? readProviders(env).map(openProvider) : []
  const publicUrl = isAsked ? readPublicUrl(env) : null
  return {
    providers,
    publicUrl,
    maintenance: isAsked ? [{ everyMs: HOUR_MS, run: () => forgetUsed(store.queries, USED_TABLE) }] : [],
    attempts: memoizeSuccess(() => createAttempts(store.queries)),
    /** Whoever leaves the program leaves the provider where it was begun. */
    async beforeLogout(request, session) {
      if (!isAsked) return null
      const begun = await store.queries
        .selectFrom(SIGN_ON_SESSIONS_TABLE)
        .selectAll()
        .where('session_id', '=', session)
        .executeTakeFirst()
      const provider = providers.find(({ key }) => key === begun?.['provider'])
      if (!provider) return null
      return async () => {
        const configuration = await provider.configure()
        if (configuration.serverMetadata().end_session_endpoint === undefined) return null
        const { href } = buildEndSessionUrl(configuration, {
          id_token_hint: String(begun?.['id_token']),
          post_logout_redirect_uri: addressesOf(publicUrl, request).login,
        })
        return href
      }
    },
  }
})

export type SignOnService = ReturnType<typeof signOnService.of>
