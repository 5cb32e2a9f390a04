// Generated from entities/demo/: edit that instead, then run "npm run generate".
import type { Fill } from '../behaviour/behaviour.ts'

/** The demo content, loaded on demand: it is no part of the running product. */
export const fill: Fill | undefined = async (create) =>
  (await import('../../entities/demo/fill.ts')).fill(create)
