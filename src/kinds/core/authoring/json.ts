/** Any JSON value, looked at step by step. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isArray(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** An object's own keys, or nothing. */
export function objectOr(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

export function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other
}
