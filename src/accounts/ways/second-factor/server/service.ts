import { PENDING_LOGIN_PATH } from '../../../calls/account-calls.ts'
import { memoizeSuccess } from '../../../../server/memoize-success.ts'
import { defineService, type FeatureService } from '../../../../server/service.ts'
import { readAccountRow } from '../../../server/links.ts'
import { mustHaveFactor } from '../../../server/account-rules.ts'
import { stateOfAuthenticator } from './authenticators.ts'
import { endWhereRequired } from './reset.ts'
import { forgetOldBrowsers, isRemembered, rememberBrowser } from './remembered-browsers.ts'
import { createSecretCipher, readEncryptionKey, type SecretCipher } from './encrypt-secret.ts'
import { createTypedCodes, type TypedCodes } from './codes.ts'
import { HOUR_MS } from '../../../../schema/values/days.ts'

/** What the browser calls a factor whose codes are typed. */
export const TOTP_NAME = 'totp'

interface SecondFactorService extends FeatureService {
  /** Made when it is asked for first: its key may lie in the database. */
  seal(): Promise<SecretCipher>
  readonly codes: TypedCodes
  /** Whether an account must have a factor. */
  isRequired(accountId: number): Promise<boolean>
}

/** Asks for a code after the password, where accounts say so. */
export const secondFactorService = defineService((program): SecondFactorService => {
  const { store, account, env } = program
  const rule = account.account.secondFactor
  const given = rule === undefined ? null : readEncryptionKey(env)
  const seal = memoizeSuccess(() => createSecretCipher(store.queries, given))
  const isRequired = async (id: number) => {
    const row = await readAccountRow(store.queries, account, id)
    return row !== null && mustHaveFactor(account, row)
  }
  const parts = { seal, codes: createTypedCodes(program, seal), isRequired }
  if (rule === undefined) return parts
  return {
    ...parts,
    maintenance: [{ everyMs: HOUR_MS, run: () => forgetOldBrowsers(store.queries) }],
    factor: { name: TOTP_NAME, stateOf: stateOfAuthenticator },
    async holdLogin({ proofs, device }) {
      const { id, factors } = proofs
      if (factors.length === 0) return (await isRequired(id)) ? PENDING_LOGIN_PATH : null
      const isKnown = device !== null && (await isRemembered(store.queries, proofs, device))
      return isKnown ? null : PENDING_LOGIN_PATH
    },
    async afterLogin(transaction, login) {
      await rememberBrowser(transaction, login)
      return undefined
    },
    afterChange: endWhereRequired(account),
  }
})
