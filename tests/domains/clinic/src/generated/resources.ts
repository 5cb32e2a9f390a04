// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { LoadResource } from '../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../src/engine/loading/load-chunk.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  keeper: () => loadChunk(() => import('./clients/keeper.ts')).then(({ keeperResource }) => keeperResource),
  pet: () => loadChunk(() => import('./clients/pet.ts')).then(({ petResource }) => petResource),
  visit: () => loadChunk(() => import('./clients/visit.ts')).then(({ visitResource }) => visitResource),
  treatment: () =>
    loadChunk(() => import('./clients/treatment.ts')).then(({ treatmentResource }) => treatmentResource),
  room: () => loadChunk(() => import('./clients/room.ts')).then(({ roomResource }) => roomResource),
  vet: () => loadChunk(() => import('./clients/vet.ts')).then(({ vetResource }) => vetResource),
} satisfies Record<string, LoadResource>
