// Generated from entities/: edit that instead, then run "npm run generate".
import type { LoadResource } from '../api/resource.ts'
import { inPageLanguage } from '../texts/entity-words.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  player: () => import('./clients/player.ts').then(({ playerResource }) => inPageLanguage(playerResource)),
  team: () => import('./clients/team.ts').then(({ teamResource }) => inPageLanguage(teamResource)),
  owner: () => import('./clients/owner.ts').then(({ ownerResource }) => inPageLanguage(ownerResource)),
  stadium: () =>
    import('./clients/stadium.ts').then(({ stadiumResource }) => inPageLanguage(stadiumResource)),
  tool: () => import('./clients/tool.ts').then(({ toolResource }) => inPageLanguage(toolResource)),
  competition: () =>
    import('./clients/competition.ts').then(({ competitionResource }) => inPageLanguage(competitionResource)),
  admin: () => import('./clients/admin.ts').then(({ adminResource }) => inPageLanguage(adminResource)),
} satisfies Record<string, LoadResource>
