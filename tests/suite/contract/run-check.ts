import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Check } from './check.ts'
import { expectOwnFiles } from './expectations.ts'
import { startTrial, type Room } from './trial.ts'

/** Runs a check in an empty room; whatever it did, the uploads folder holds what records and the trash name, and nothing else. */
export async function runCheck(check: Check, room: Room, entity: AnyEntity): Promise<void> {
  await check.run(startTrial(room, entity))
  await expectOwnFiles(room)
}
