/** The page's `meta` element with the address of another backend, if it was built for one. */
const BACKEND_META = /<meta name="backend" content="([^"]*)"/

/**
 * The page's Content-Security-Policy: only its own files, no inline scripts. Inline styles are allowed, because the
 * component library sets them on elements. Pictures chosen for upload are `blob:`, small ones of the build `data:`.
 * @param page The built page. If it was built for another backend, that one is allowed too.
 */
export function pagePolicy(page: string): string {
  const backend = originOf(backendOf(page))
  const sources = (...names: readonly string[]) =>
    [...names, ...(backend === null ? [] : [backend])].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", 'blob:', 'data:')}`,
    "font-src 'self'",
    `connect-src ${sources("'self'")}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The backend that a built page calls; undefined where it is the one that sends it. */
export function backendOf(page: string): string | undefined {
  return BACKEND_META.exec(page)?.[1]
}

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null
}
