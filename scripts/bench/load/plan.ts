import * as z from 'zod/mini'

/** What a bare server answers at a path. */
export interface Plan {
  readonly path: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
  /** Made of its objects for each answer anew. */
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
