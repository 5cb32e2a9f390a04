import * as z from 'zod/mini'

const clientDataSchema = z.object({ challenge: z.string() })

/** What an authenticator was asked with, as its answer says; null where that is no answer. */
export function readChallenge(clientDataJSON: string): string | null {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientDataSchema.parse(JSON.parse(text)).challenge
  } catch {
    return null
  }
}
