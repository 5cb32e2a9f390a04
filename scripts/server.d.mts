import type { Host } from 'tribune/src/accounts/server/http/host-callers.ts'
import type { Tribune } from 'tribune/src/server/handler.ts'

export * from 'tribune/src/tribune/server.ts'
export type { Host, Tribune }

export interface TribuneOptions {
  /** The folder of the program, where `tribune build` was run; the current one without it. */
  readonly root?: string
  /** Its settings, as `BASE_PATH` and `DATA_DIR`; those of the process without it. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Who calls, as the host knows them; without it people log in here. */
  readonly host?: Host
}

/** Opens a built program inside another one, which passes requests on to it. @throws where it is not built, or its settings are wrong */
export function createTribune(options?: TribuneOptions): Promise<Tribune>
