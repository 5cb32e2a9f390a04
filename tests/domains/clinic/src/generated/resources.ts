// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/clinic".
import type { LoadResource } from '../../../../../src/api/resource.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  keeper: () => import('./clients/keeper.ts').then(({ keeperResource }) => keeperResource),
  pet: () => import('./clients/pet.ts').then(({ petResource }) => petResource),
  visit: () => import('./clients/visit.ts').then(({ visitResource }) => visitResource),
  treatment: () => import('./clients/treatment.ts').then(({ treatmentResource }) => treatmentResource),
  room: () => import('./clients/room.ts').then(({ roomResource }) => roomResource),
  vet: () => import('./clients/vet.ts').then(({ vetResource }) => vetResource),
} satisfies Record<string, LoadResource>
