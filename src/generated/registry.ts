// Generated from entities/: edit that instead, then run "npm run generate".
import { player } from '../../entities/player.ts'
import { team } from '../../entities/team.ts'
import { owner } from '../../entities/owner.ts'
import { stadium } from '../../entities/stadium.ts'
import { tool } from '../../entities/tool.ts'
import { competition } from '../../entities/competition.ts'
import { admin } from '../../entities/admin.ts'
import type { Behaviours } from '../behaviour/behaviour.ts'
import type { AnyEntity } from '../schema/entity/entity.ts'

/** Every entity, in the order of the menu. */
export const entities: readonly AnyEntity[] = [player, team, owner, stadium, tool, competition, admin]

/** The own code of entities, by entity. */
export const behaviours: Behaviours = {}
