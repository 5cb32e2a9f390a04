import { type Feature, lazyOptional, lazyPart } from '../../engine/face.ts'

/** Tools for agents that call in the name of an account; what they would change, people decide. */
export const agentsFeature: Feature = {
  name: 'agents',
  slots: {
    activity: lazyPart(() => import('./ProposalList.tsx')),
    dashboard: lazyOptional(() => import('./ProposalsCard.tsx')),
  },
}
