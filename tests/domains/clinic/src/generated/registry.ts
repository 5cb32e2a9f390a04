// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import { keeper } from '../../entities/keeper.ts'
import { pet } from '../../entities/pet.ts'
import { visit } from '../../entities/visit.ts'
import { treatment } from '../../entities/treatment.ts'
import { room } from '../../entities/room.ts'
import { vet } from '../../entities/vet.ts'
import type { AnyEntity } from '../../../../../src/schema/entity.ts'

/** Every entity, in the order of the menu. */
export const entities: readonly AnyEntity[] = [keeper, pet, visit, treatment, room, vet]
