/** The backend's base address, fixed when the product is built: the page's own origin unless `VITE_API_BASE_URL` says another. */
export const BASE_ADDRESS: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '')
