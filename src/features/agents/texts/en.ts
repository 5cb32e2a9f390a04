import type {
  agentAnswers as frenchAnswers,
  agentTools as frenchTools,
  proposals as frenchProposals,
} from './fr.ts'
import { words } from '../../../texts/words.ts'

/** What an agent, or who asks in its place, is refused with. */
export const agentAnswers = words('agentAnswers', {
  onlyKeys: 'This address is for agents: they call it with an API key.',
  onlyPost: 'This address takes one message at a time, by POST.',
  oneMessage: 'Invalid request: one JSON-RPC message at a time.',
  nothingChanges: 'Nothing would change: the record is already like that.',
  fileExpected: 'A file is sent with its name and its content in base64.',
  filesNeedPeople: (names: string) => `Files cannot be proposed: a person adds them (${names}).`,
  tooManyProposals: (count: number) =>
    `Too many proposals are waiting for a decision (${count}): a person has to decide some first.`,
  noSuchProposal: 'This proposal does not exist, or is not yours to decide.',
  alreadyDecided: 'This proposal has already been decided, or has expired.',
  recordGone: 'The record has been deleted: restore it from the trash first, if it is still there.',
  proposerIsOut:
    'The person whom the agent works for no longer has access: the proposal can only be refused.',
  cutShort: 'The program stopped during the action: part of it may be done. Look at the records.',
  changedMeanwhile: 'The record has changed in the meantime: look at it again before you accept.',
} satisfies typeof frenchAnswers)

/** What the tools of agents are called, by the entity. */
export const agentTools = words('agentTools', {
  find: (name: string) => `${name}: find`,
  read: (name: string) => `${name}: read`,
  create: (name: string) => `${name}: add`,
  update: (name: string) => `${name}: edit`,
  delete: (name: string) => `${name}: delete`,
  history: (name: string) => `${name}: history`,
  act: (name: string) => `${name}: act`,
  checkImport: (name: string) => `${name}: check an import`,
  proposals: 'Proposals',
  oneOrder: 'Records are sorted by one field.',
} satisfies typeof frenchTools)

/** The words of what agents would do. */
export const proposals = words('proposals', {
  title: (count: number) =>
    count === 1
      ? 'One proposal from an agent is waiting for your decision'
      : `${count} proposals from agents are waiting for your decision`,
  waiting: 'Proposals from agents',
  look: 'Decide',
  kinds: { create: 'Addition', update: 'Change', delete: 'Deletion', act: 'Action' },
  accept: 'Accept',
  acceptNamed: (name: string) => `Accept: ${name}`,
  accepted: 'Proposal accepted',
  refuse: 'Refuse',
  refuseNamed: (name: string) => `Refuse: ${name}`,
  refused: 'Proposal refused',
  reason: 'Why',
  reasonHint: 'The agent will read this reason. You may leave it empty.',
  cancel: 'Cancel',
  until: (moment: string) => `expires on ${moment}`,
  overtaken: (names: string) =>
    `Changed since it was proposed: ${names}. The current value, which you would replace, is on the left.`,
  gone: 'The record has since been deleted: until it is restored, the proposal can only be refused.',
  records: (count: number) => (count === 1 ? 'on one record' : `on ${count} records`),
} satisfies typeof frenchProposals)
