import type { AnyEntity } from '../../../../schema/entity.ts'
import type { EntityDocstrings } from '../../../../schema/entity-texts.ts'
import type { Agent } from '../agent.ts'

export function docstringsOf({ backend }: Agent, { name }: AnyEntity): EntityDocstrings {
  return backend.docstrings[name] ?? {}
}

/** What a tool does, and what the file of its entity says of that. */
export function describeTool(agent: Agent, entity: AnyEntity, does: string): string {
  return joinSentences([does, docstringsOf(agent, entity).entity])
}

/** Of those that are not given nothing is said. */
export function joinSentences(sentences: readonly (string | undefined)[]): string {
  const said = sentences.filter((sentence): sentence is string => Boolean(sentence))
  return said.map((each, place) => (place < said.length - 1 ? endSentence(each) : each)).join(' ')
}

function endSentence(text: string): string {
  return /[.!?…؟:]$/.test(text) ? text : `${text}.`
}
