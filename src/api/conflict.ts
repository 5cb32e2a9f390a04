import { type Conflict, conflictSchema } from '../calls/history.ts'

/** The conflict that an answer describes, or undefined when it was refused for another reason. */
export function parseConflict(part: unknown): Conflict | undefined {
  return conflictSchema.safeParse(part).data
}
