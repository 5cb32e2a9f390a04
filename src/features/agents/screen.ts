import type { Feature } from '../../engine/slots.tsx'

/** Tools for agents that call in the name of an account. */
export const agentsFeature: Feature = { name: 'agents', slots: {} }
