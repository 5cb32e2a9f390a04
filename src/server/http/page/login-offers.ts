import type { Backend } from '../../backend.ts'
import type { PageOpening } from './page-opening.ts'

/** What the features offer beside the login, as the environment has it: `['recovery']`. */
export function listLoginOffers(
  features: readonly PageOpening[],
  backend: Pick<Backend, 'notifier' | 'store' | 'account'>,
): readonly string[] {
  return features.flatMap((feature) => feature.loginOffers?.(backend) ?? [])
}

/** Names in the page what its login offers. */
export function nameLoginOffers(page: string, offers: readonly string[]): string {
  if (offers.length === 0) return page
  return page.replace(/<html([^>]*)>/, `<html$1 data-offers="${offers.join(' ')}">`)
}
