import { apiKeyAnswers } from '#ways/api-keys/texts.ts'
import type { KeyRight, KeyRights } from '../../../../schema/rights.ts'
import { assertValid } from '../../../../server/errors/http-error.ts'
import { narrowStore } from '../../../../server/records/access/narrow-store.ts'
import type { Store } from '../../../../server/records/store/store.ts'
import type { WantedKey } from '../calls.ts'
import { isNetwork } from './addresses.ts'

/** @param store what the account may. @throws ValidationError for what its keys cannot be made with */
export function assertMayMake(store: Store, { allows, addresses }: WantedKey): void {
  assertValid([...checkRights(store, allows), ...checkAddresses(addresses)])
}

/** Without reading there is no other right. */
export function withReading(allows: KeyRights): KeyRights {
  const given = Object.entries(allows).filter(([, rights]) => rights.length > 0)
  return Object.fromEntries(
    given.map(([entity, rights]) => [entity, [...new Set<KeyRight>(['read', ...rights])]]),
  )
}

function checkRights(store: Store, allows: KeyRights) {
  const narrowed = narrowStore(store, withReading(allows))
  const given = Object.entries(allows).flatMap(([name, rights]) => rights.map((right) => ({ name, right })))
  if (given.length === 0) return [{ msg: apiKeyAnswers.noRight, path: 'allows' }]
  return given.flatMap(({ name, right }) => {
    const entity = narrowed.entities.find((each) => each.name === name)
    // Whoever reads may make the calls of own code that ask for no more.
    const isHad = entity && (right === 'act' ? !entity.account : narrowed.rights.may(right, entity))
    return isHad ? [] : [{ msg: apiKeyAnswers.notHad(`${name}: ${right}`), path: 'allows' }]
  })
}

/** What is neither an address nor a network. */
export function checkAddresses(addresses: readonly string[]) {
  return addresses
    .filter((address) => !isNetwork(address))
    .map((address) => ({ msg: apiKeyAnswers.noAddress(address), path: 'addresses' }))
}
