import { UPLOADS_PATH } from '../schema/session-contract.ts'
import { BASE_ADDRESS } from './base-address.ts'

/** The address of an uploaded picture. A backend without thumbnails ignores `size`. */
export function uploadAddress(fileName: string, size?: 'small'): string {
  const address = `${BASE_ADDRESS}${UPLOADS_PATH}/${encodeURIComponent(fileName)}`
  return size ? `${address}?size=${size}` : address
}
