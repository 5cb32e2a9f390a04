// https://www.postgresql.org/docs/current/errcodes-appendix.html
/** The server ends, starts or is not the one that may be written to: another connection may find it otherwise. */
const LOST_STATES = /^(08...|57P0[1-5]|25P03|53300|25006)$/
/** The connection is sound, and the statement was taken back: out of time, of memory or of room on the disk. */
const REFUSED_STATES = /^(57014|55P03|53...)$/

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // A server's name and its socket are missing while it is started.
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENOENT',
])

// What the driver says by itself carries no code.
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|timeout expired)/

/** Whether the connection is not to be used any more, or was not made. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? LOST_MESSAGES.test(messageOf(error)) : LOST_CODES.has(code) || LOST_STATES.test(code)
}

/** Whether the database could not do, this time, what it does at others. */
export function isRefused(error: unknown): boolean {
  return REFUSED_STATES.test(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
