import type { Endpoint } from '../../../schema/entity/endpoint.ts'
import type { Backend } from '../../backend.ts'
import type { Store } from '../../records/store/store.ts'

/** What a feature asks for with the first screen of a page. */
export interface PageOpening {
  /** What the login page offers beside the login, as the environment has it: named in the page, which knows no more. */
  readonly loginOffers?: (backend: Pick<Backend, 'notifier' | 'store' | 'account'>) => readonly string[]
  readonly dashboard?: DashboardOpening
  readonly listOpening?: ServerListOpening
}

/** What the dashboard loads before it is there. */
export interface DashboardOpening {
  /** By key or by name, as the build names them. */
  readonly chunks: readonly string[]
  readonly call: Pick<Endpoint, 'path'>
}

/** What a feature may open a list with, instead of the first rows of its plain address. */
interface ServerListOpening {
  /** What the browser asks for to know it; `:entity` is the entity's name. */
  readonly call: Pick<Endpoint, 'path'>
  /** Whether somebody's list opens with other rows. */
  isOther(
    store: Pick<Store, 'queries'>,
    owner: { readonly entity: string; readonly accountId: number },
  ): Promise<boolean>
}

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
