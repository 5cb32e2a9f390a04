const HEX = /^#[0-9a-f]{6}$/

/** Whether a value, which another backend may have sent, is a colour to paint with. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}
