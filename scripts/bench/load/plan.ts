import * as z from 'zod/mini'

/** The answer of a bare server at a path. */
export interface Plan {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
  /** Serialized anew for each answer. */
  readonly isBuilt: boolean
}

const plansSchema = z.array(
  z.object({
    path: z.string(),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    isBuilt: z.boolean(),
  }),
)

export function parsePlans(text: string): readonly Plan[] {
  return plansSchema.parse(JSON.parse(text))
}
