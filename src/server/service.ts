import { ACTIVITY_ACTIONS, type ActivityAction } from '../calls/audit-log.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'
import type { RecordResult } from '../schema/values/record-result.ts'
import type { Author } from './records/store/author.ts'
import type { InEachLanguage } from './http/translate-answers.ts'
import type { FastifyRequest } from 'fastify'
import type { Authenticate } from '../accounts/server/http/identify.ts'
import type { Queries } from './database/database.ts'
import type { MaintenanceJob } from './operations/maintenance-jobs.ts'
import type { ChangeListener, Store } from './records/store/store.ts'
import type { AccountEntity } from './caller/account.ts'
import type { Notifier } from '../accounts/server/notifier.ts'
import type { Credentials, SecondFactor } from '../accounts/server/session/credentials.ts'
import type { SessionOrigin } from '../accounts/server/session/sessions.ts'
import type { Environment } from './settings.ts'

/** Of what a service is made. */
export interface RunningProgram {
  readonly store: Store
  readonly account: AccountEntity
  readonly env: Environment
  /** Writes to people; null where no mail is set up. */
  readonly notifier: Notifier | null
  /** Tells of faults that no answer tells of. */
  logFault(this: void, err: unknown, what: string): void
}

/** What a part of the program writes to the log, beside the changes of records. */
export interface WithLog {
  readonly logged?: (
    program: Pick<RunningProgram, 'store' | 'account' | 'notifier'>,
  ) => readonly ActivityAction[]
}

/** Changes of records and logins are in the log of every program. */
export function listLogged(features: readonly WithLog[], program: RunningProgram): readonly ActivityAction[] {
  const isDeletable = program.store.entities.some(({ endpoints }) => endpoints.destroy !== undefined)
  const logged = new Set<ActivityAction>([
    ...(['created', 'updated', 'loggedIn', 'loggedOut', 'loginFailed'] as const),
    ...(isDeletable ? (['deleted', 'restored'] as const) : []),
    ...features.flatMap((feature) => feature.logged?.(program) ?? []),
  ])
  return ACTIVITY_ACTIONS.filter((action) => logged.has(action))
}

/** Somebody has logged in. */
export interface Login {
  readonly accountId: number
  readonly origin: SessionOrigin
  /** The state of their proofs, where they trust this browser for a while. */
  readonly trusted: string | null
}

/** Somebody has given the right password. */
interface HeldLogin {
  readonly proofs: Credentials
  /** The hash of the browser's id; null where they were not the last to log in with it. */
  readonly device: string | null
}

/** What an action is asked for with. */
export interface SentAction {
  readonly ids: readonly number[]
  /** What its form holds. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The rows of an import, as texts; `by` is the column that finds the records which they change. */
interface SentImport {
  readonly columns: readonly (string | null)[]
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly mode: 'create' | 'update' | 'both'
  readonly by: string | null
}

/** Whoever asks for it, and in what languages its cells may be. */
interface Importing {
  readonly store: Store
  readonly author: NonNullable<Author>
  readonly inEachLanguage: InEachLanguage
}

/** Runs what was prepared, and says what became of each record. */
export type RunPrepared = (by: Author) => Promise<{ readonly results: readonly RecordResult[] }>

/** What a feature does in one running program. */
export interface FeatureService {
  readonly afterChange?: ChangeListener
  readonly maintenance?: readonly MaintenanceJob[]
  /** Whose calls carry a text as `Authorization: Bearer`; null for nobody's. @throws RateLimitError */
  readonly authenticate?: Authenticate
  /** A second factor that people may have. */
  readonly factor?: SecondFactor
  /** Whether a login with a password begins no session yet. @returns the screen where it goes on */
  holdLogin?(login: HeldLogin): Promise<string | null>
  /**
   * Reads an action that a caller asks for, so that it can be run.
   * @throws HttpError where it is not theirs to run, or its form is not filled in as it must be
   */
  readonly prepareAction?: (
    store: Store,
    entity: AnyEntity,
    name: string,
    sent: SentAction,
  ) => Promise<RunPrepared>
  /** Tries an import, which writes nothing. @throws HttpError where it is not the caller's to make */
  readonly checkImport?: (caller: Importing, entity: AnyEntity, sent: SentImport) => Promise<object>
  /** Is told of each login, in the transaction of its session. @returns what is to be done once it is committed */
  afterLogin?(transaction: Queries, login: Login): Promise<(() => Promise<void>) | undefined>
  /** Is told of a logout before it. @returns what finds where the browser goes to be logged out there too; null for nowhere */
  beforeLogout?(request: FastifyRequest, session: number): Promise<(() => Promise<string | null>) | null>
  /** Lets what is under way come to its end. */
  stop?(): Promise<void>
}

/** A feature that may have one. */
export interface WithService {
  /** What it does beside answering calls. */
  readonly service?: { start(program: RunningProgram): FeatureService }
}

/** A service, and the way from a program to its own. */
export function defineService<S extends FeatureService>(create: (program: RunningProgram) => S) {
  const started = new WeakMap<Store, S>()
  return {
    start(program: RunningProgram): S {
      const service = create(program)
      started.set(program.store, service)
      return service
    },
    of({ store }: Pick<RunningProgram, 'store'>): S {
      const service = started.get(store)
      if (!service) throw new Error('the program was started without this feature')
      return service
    },
  }
}
