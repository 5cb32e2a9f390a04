import { UPLOADS_PATH } from '../schema/session-contract.ts'
import { BASE_ADDRESS } from './base-address.ts'

/** Where an uploaded picture is served; a backend without small versions ignores the wish for one. */
export function uploadAddress(fileName: string, size?: 'small'): string {
  const address = `${BASE_ADDRESS}${UPLOADS_PATH}/${encodeURIComponent(fileName)}`
  return size ? `${address}?size=${size}` : address
}
