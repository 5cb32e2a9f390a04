import { Webhook } from 'standardwebhooks'
import type { NamedWebhook } from './configure.ts'

const PATIENCE_MS = 10_000

export interface Message {
  readonly id: string
  readonly body: string
}

/**
 * Sends a message to the configured address alone, signed as standardwebhooks.com says.
 * @returns why it was not received; null if it was
 */
export async function sendMessage(
  { url, key }: NonNullable<NamedWebhook['target']>,
  { id, body }: Message,
  stopping: AbortSignal,
): Promise<string | null> {
  // The time of the attempt: receivers refuse old signatures.
  const sentAt = new Date()
  try {
    const response = await fetch(url, {
      method: 'POST',
      // An answer must not lead to another address.
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
        'webhook-signature': new Webhook(key, { format: 'raw' }).sign(id, sentAt, body),
      },
      body,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    return response.ok ? null : String(response.status)
  } catch (error) {
    return describeFailure(error)
  }
}

/** `ECONNREFUSED`, `TimeoutError`: without the address, which may hold a secret. */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return 'Error'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
