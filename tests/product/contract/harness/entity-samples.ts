import type { HttpClient, Values } from '../../../contract/harness/http-client.ts'
import { createOwner, createPlayer, createStadium, samples } from './samples.ts'

/** The calls of an entity, and payloads that create records of it. */
interface EntitySamples {
  readonly calls: { readonly create: string; readonly update: string; readonly read: string }
  /** What it refers to is created first. */
  sample(): Promise<Values>
}

type Sample = (client: HttpClient) => Values | Promise<Values>

const SAMPLES: Readonly<Record<string, Sample>> = {
  ...samples,
  team: async (client) => samples.team(await createPlayer(client)),
  stadium: async (client) => samples.stadium(await createOwner(client)),
  competition: async (client) => samples.competition(await createStadium(client)),
}

export function samplesOf(client: HttpClient, name: string): EntitySamples {
  const sample = SAMPLES[name]
  if (!sample) throw new Error(`"${name}" has no sample`)
  return {
    calls: {
      create: name === 'admin' ? '/api/admin/register' : `/api/${name}/create`,
      update: `/api/${name}/update`,
      read: `/api/${name}/read`,
    },
    sample: async () => sample(client),
  }
}

/** Where a record without its required fields is told what is missing, by entity. */
export const required: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['player', ['name', 'email', 'password']],
  ['owner', ['name', 'email', 'password']],
  ['team', ['name', 'player_id']],
  ['stadium', ['name', 'owner_id']],
  ['tool', ['name.fr']],
  ['competition', ['name', 'stadium_id']],
  ['admin', ['username', 'name', 'email', 'password']],
]
