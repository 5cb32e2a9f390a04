/** The name of the page's `meta` element that says which other backend it was built for. */
const BACKEND_META = /<meta name="backend" content="([^"]*)"/

/**
 * What the page may load and run: its own files, and nothing that stands in the markup. Styles are the exception:
 * the component library sets them on elements, and a style sheet cannot run anything. Pictures chosen for upload are
 * shown as `blob:`, small ones of the build are `data:`.
 * @param page The built page: one that was built for another backend calls it and shows its pictures.
 */
export function pagePolicy(page: string): string {
  const backend = originOf(BACKEND_META.exec(page)?.[1])
  const sources = (...names: readonly string[]) =>
    [...names, ...(backend === null ? [] : [backend])].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
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

function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null
}
