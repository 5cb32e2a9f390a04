import { expect } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { StoredRecord } from '../../../src/schema/entity/field-definition.ts'
import type { HttpClient } from '../../contract/harness/http-client.ts'
import { buildRecord, requiredNames, type BuildOptions, type BuiltRecord } from '../build-record.ts'
import { acceptAll } from '../values/one-value.ts'
import { callsOf, recordOf, type EntityCalls } from './entity-calls.ts'

/** A server that speaks the contract of these entities, and somebody who is logged in to it. */
export interface Room {
  readonly entities: readonly AnyEntity[]
  readonly admin: HttpClient
  stranger(): HttpClient
  uploadedFiles(): Promise<readonly string[]>
  readonly uploadsFolder: string
  /** What the maintenance job does at this time. */
  purgeTrash(now: number): Promise<void>
  /** As if everybody who is logged in had shown so long ago who they are. */
  ageProofs(minutes: number): Promise<void>
  /** Logs in whom a provider would, in place of a password. */
  beginSession(client: HttpClient, accountId: number): Promise<void>
}

export interface Created {
  readonly id: number
  /** As it is read. */
  readonly record: StoredRecord
  readonly built: BuiltRecord
}

type CreateOptions = Partial<Pick<BuildOptions, 'only' | 'given' | 'turn' | 'refer' | 'referAnew'>>

/** One test of one entity: whatever it needs to refer to is created first. */
export interface Trial {
  readonly room: Room
  readonly entity: AnyEntity
  readonly calls: EntityCalls
  nextSerial(): number
  refer: BuildOptions['refer']
  /** One that nothing refers to yet. */
  referAnew: BuildOptions['refer']
  build(options?: CreateOptions): Promise<BuiltRecord>
  create(options?: CreateOptions): Promise<Created>
  /** The same for another entity of the room. */
  of(entity: string): Trial
}

// Past the 1 in the unique phone of the first account.
let serial = 1

export function startTrial(room: Room, entity: AnyEntity): Trial {
  return trialOf(room, entity, new Map())
}

function trialOf(room: Room, entity: AnyEntity, referred: Map<string, Promise<StoredRecord>>): Trial {
  const calls = callsOf(room.admin, entity)
  const trial: Trial = {
    room,
    entity,
    calls,
    nextSerial: () => (serial += 1),
    of: (name) => trialOf(room, entityNamed(room, name), referred),
    refer(name, holding = {}) {
      const key = JSON.stringify([name, holding])
      const known = referred.get(key) ?? trial.referAnew(name, holding)
      referred.set(key, known)
      return known
    },
    referAnew: async (name, holding = {}) =>
      (await trial.of(name).create({ only: [], given: acceptAll(holding) })).record,
    build: ({ only, ...options } = {}) =>
      buildRecord(entity, {
        serial: trial.nextSerial(),
        refer: trial.refer,
        ...options,
        ...(only && { only: [...requiredNames(entity), ...only] }),
      }),
    async create(options) {
      const built = await trial.build({ referAnew: trial.referAnew, ...options })
      const reply = await calls.create(built.parts('create'))
      const { id } = recordOf(entity, reply)
      if (entity.endpoints.read.answer !== null) expect(reply.answer.id, 'the id of the answer').toBe(id)
      return { id, built, record: recordOf(entity, await calls.read(id)) }
    },
  }
  return trial
}

function entityNamed({ entities }: Room, name: string): AnyEntity {
  const entity = entities.find((each) => each.name === name)
  if (!entity) throw new Error(`"${name}" is no entity`)
  return entity
}
