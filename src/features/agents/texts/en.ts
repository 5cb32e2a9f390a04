import type { agentAnswers as frenchAnswers, agentTools as frenchTools } from './fr.ts'
import { words } from '../../../texts/words.ts'

/** What an agent, or who asks in its place, is refused with. */
export const agentAnswers = words('agentAnswers', {
  onlyKeys: 'This address is that of agents: they call it with an API key.',
  onlyPost: 'This address takes one message at a time, by POST.',
  oneMessage: 'Invalid request: one JSON-RPC message at a time.',
  nothingChanges: 'Nothing would change: the record is like that already.',
  tooManyProposals: (count: number) =>
    `Too many proposals wait for a decision (${count}): a person has to decide some first.`,
  noSuchProposal: 'This proposal does not exist, or is not yours to decide.',
  alreadyDecided: 'This proposal has been decided already, or is over.',
  changedMeanwhile: 'The record has changed meanwhile: look at it again before you accept.',
} satisfies typeof frenchAnswers)

/** What the tools of agents are called, by the entity. */
export const agentTools = words('agentTools', {
  find: (name: string) => `${name}: find`,
  read: (name: string) => `${name}: read`,
  create: (name: string) => `${name}: add`,
  update: (name: string) => `${name}: change`,
  delete: (name: string) => `${name}: delete`,
  history: (name: string) => `${name}: history`,
  act: (name: string) => `${name}: act`,
  checkImport: (name: string) => `${name}: check an import`,
  proposals: 'Proposals',
  oneOrder: 'Records are sorted by one field.',
} satisfies typeof frenchTools)
