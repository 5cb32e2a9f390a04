import { afterAll, beforeAll } from 'vitest'
import { trustProxies } from '../../../../src/server/http/trust-proxy.ts'
import { clubWithEveryDoor } from '../../../sample/club-with-every-door.ts'
import type { DatabaseKind } from '../../harness/database/databases.ts'
import { startIdentityProvider, type IdentityProvider } from '../../harness/accounts/identity-provider.ts'
import type { ServerOptions } from '../../harness/test-server.ts'
import { useMailingClub } from '../accounts/links/mailing-club.ts'

/** A club with every way in, behind one proxy, and the provider that its people sign on with. */
export function useHouse(
  kind: DatabaseKind,
  { entities = clubWithEveryDoor, ...options }: Pick<ServerOptions, 'supply' | 'entities'> = {},
) {
  let started: IdentityProvider | undefined
  beforeAll(() => startIdentityProvider().then((running) => void (started = running)))
  afterAll(() => started?.stop())
  const env = () => started?.env
  const club = useMailingClub(kind, entities, { env, trustProxy: trustProxies(1), ...options })
  return {
    ...club,
    provider() {
      if (!started) throw new Error('the provider has not been started')
      return started
    },
  }
}
