import { UPLOADS_PATH } from '../schema/access/session-contract.ts'

/** The backend's base address, set at build time by `VITE_API_BASE_URL`; the page's own origin by default. */
export const BASE_ADDRESS: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '')

/** The address of an uploaded picture. A backend without thumbnails ignores `size`. */
export function uploadAddress(fileName: string, size?: 'small'): string {
  const address = `${BASE_ADDRESS}${UPLOADS_PATH}/${encodeURIComponent(fileName)}`
  return size ? `${address}?size=${size}` : address
}
