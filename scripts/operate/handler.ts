// `dist/server/handler.js`: a built program for another one to answer with; `tribune/server` finds it by the program's folder.
import type { Host } from '../../src/accounts/server/http/host-callers.ts'
import { openHandler, type Tribune } from '../../src/server/handler.ts'
import type { Environment } from '../../src/server/settings.ts'
import { program } from './program.ts'

export interface TribuneOptions {
  /** Its settings, as `BASE_PATH` and `DATA_DIR`; those of the process without it. */
  readonly env?: Environment
  /** Who calls, as the host knows them; without it people log in here. */
  readonly host?: Host
}

/** @throws StartupError with one sentence where its settings are wrong */
export function createTribune({ env = process.env, host }: TribuneOptions = {}): Promise<Tribune> {
  return openHandler({ ...program, env, host })
}
