/** The backend's base address, set at build time by `VITE_API_BASE_URL`; the page's own origin by default. */
export const BASE_ADDRESS: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '')
