// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { LoadResource } from '../api/resource.ts'
import { withNames } from '../kinds/dependent-lookup/with-names.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  player: () => import('./clients/player.ts').then(({ playerResource }) => withNames(playerResource)),
  team: () => import('./clients/team.ts').then(({ teamResource }) => teamResource),
  owner: () => import('./clients/owner.ts').then(({ ownerResource }) => ownerResource),
  stadium: () => import('./clients/stadium.ts').then(({ stadiumResource }) => withNames(stadiumResource)),
  tool: () => import('./clients/tool.ts').then(({ toolResource }) => toolResource),
  competition: () =>
    import('./clients/competition.ts').then(({ competitionResource }) => competitionResource),
  admin: () => import('./clients/admin.ts').then(({ adminResource }) => adminResource),
} satisfies Record<string, LoadResource>
