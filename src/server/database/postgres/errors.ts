// https://www.postgresql.org/docs/current/errcodes-appendix.html
/** The server stops, starts or is a read-only standby: a new connection may succeed. */
const LOST_STATES = /^(08...|57P0[1-5]|25P03|53300|25006)$/
/** The connection is fine and the statement was rolled back: out of time, memory or disk space, or two waited for each other. */
const REFUSED_STATES = /^(57014|55P03|40P01|53...)$/

const OUTDATED_STATES = new Set(['0A000', '26000', '42P05'])

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The name and the socket of a server are missing while it starts.
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENOENT',
])

// Errors of the driver itself have no code.
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|timeout expired)/

/** Whether a pooler between here and the server takes no limits for a connection. */
export function isRefusedParameter(error: unknown): boolean {
  return messageOf(error).startsWith('unsupported startup parameter')
}

/** Whether the connection is broken, or could not be made. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? LOST_MESSAGES.test(messageOf(error)) : LOST_CODES.has(code) || LOST_STATES.test(code)
}

/** Whether the statement may succeed at another time. */
export function isRefused(error: unknown): boolean {
  return REFUSED_STATES.test(codeOf(error) ?? '')
}

/** Whether a statement was interrupted that ran longer than the server's limit. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === '57014'
}

/**
 * Whether a statement is not what the connection has prepared under its name: a table has other columns since, or a pooler
 * that nobody knows of gave it another connection.
 */
export function isOutdated(error: unknown): boolean {
  return OUTDATED_STATES.has(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
