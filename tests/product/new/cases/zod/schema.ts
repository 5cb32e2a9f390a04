import * as z from 'zod'

export const contractSchema = z.object({
  title: z.string().max(80),
  email: z.email().nullable(),
  salary: z.number().optional(),
  signed_on: z.iso.date(),
  read_at: z.date().optional(),
  state: z.enum(['draft', 'signed', 'over']).default('draft'),
  is_renewable: z.boolean(),
  site: z.url().optional(),
  clauses: z.array(z.object({ title: z.string(), amount: z.number() })),
})
