import { UPLOADS_PATH } from '../schema/access/session-contract.ts'

/** The path that the program lies below, as `/admin`; empty where it has its host alone. Also begins the keys of what is stored. */
export const BASE_PATH: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '')

/** An address of the router of one that the browser has. */
export const routeAddress = (address: string): string => address.slice(BASE_PATH.length) || '/'

/** The backend's base address, set at build time by `VITE_API_BASE_URL`; where the page itself comes from by default. */
export const BASE_ADDRESS: string = (import.meta.env.VITE_API_BASE_URL || BASE_PATH).replace(/\/$/, '')

/** The address of an uploaded picture. A backend without thumbnails ignores `size`. */
export function uploadAddress(fileName: string, size?: 'small'): string {
  const address = `${BASE_ADDRESS}${UPLOADS_PATH}/${encodeURIComponent(fileName)}`
  return size ? `${address}?size=${size}` : address
}
