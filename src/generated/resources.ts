// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate".
import type { LoadResource } from '../api/resource.ts'
import { loadChunk } from '../engine/loading/load-chunk.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  player: () => loadChunk(() => import('./clients/player.ts')).then(({ playerResource }) => playerResource),
  team: () => loadChunk(() => import('./clients/team.ts')).then(({ teamResource }) => teamResource),
  owner: () => loadChunk(() => import('./clients/owner.ts')).then(({ ownerResource }) => ownerResource),
  stadium: () =>
    loadChunk(() => import('./clients/stadium.ts')).then(({ stadiumResource }) => stadiumResource),
  tool: () => loadChunk(() => import('./clients/tool.ts')).then(({ toolResource }) => toolResource),
  competition: () =>
    loadChunk(() => import('./clients/competition.ts')).then(
      ({ competitionResource }) => competitionResource,
    ),
  admin: () => loadChunk(() => import('./clients/admin.ts')).then(({ adminResource }) => adminResource),
} satisfies Record<string, LoadResource>
