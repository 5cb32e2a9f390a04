// Generated from entities/app.ts: edit that instead, then run "npm run generate".
import type { Hooks } from 'ky'

/** What leads calls over to a backend of another shape; none where it is this program's own. */
export const adapter: Hooks | undefined = undefined
