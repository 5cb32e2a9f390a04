/**
 * Whether a value, which another backend may have sent, is an address that a link may lead to: no `javascript:`, no other
 * program.
 */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//i.test(value.trim()) && URL.canParse(value)
}
