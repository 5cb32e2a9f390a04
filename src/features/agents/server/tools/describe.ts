import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { describeInput, type JsonSchema } from '../../../../calls/json-schema.ts'
import { definitionOf } from '../../../../kinds/core/definition/definitions.ts'
import type { AnyEntity } from '../../../../schema/entity/entity.ts'
import { type Agent, waitsForPerson } from '../agent.ts'
import { takesFiles } from '../sent-files.ts'
import type { EntityDocstrings } from '../../../../schema/entity/entity-texts.ts'

const objectSchema = z.looseObject({
  type: z.literal('object'),
  properties: z.record(z.string(), z.looseObject({})),
  required: z.optional(z.array(z.string())),
})

/** What a tool takes, as JSON Schema. @param own says more of some of its arguments */
export function describeArguments(
  schema: z.ZodMiniObject,
  own: Readonly<Record<string, JsonSchema>> = {},
): Tool['inputSchema'] {
  const described = objectSchema.parse(describeInput(schema))
  return { ...described, properties: { ...described.properties, ...own } }
}

/** What a tool reads, what the file of its entity says of that, and why no tool adds such records where the key may. */
export function describeReading(agent: Agent, entity: AnyEntity, does: string): string {
  const why = agent.store.rights.may('create', entity) ? whyNoneIsAdded(agent, entity) : undefined
  return joinSentences([does, docstringsOf(agent, entity).entity, why])
}

/** Undefined where a tool adds records: what they need, tools carry. */
export function whyNoneIsAdded({ backend }: Agent, entity: AnyEntity): string | undefined {
  const needed = Object.entries(entity.fields).filter(([, { required, readOnly }]) => required && !readOnly)
  const secret = needed.find(([, field]) => definitionOf(field).isSecret)
  const file = waitsForPerson(backend.account.account, entity)
    ? needed.find(([name, field]) => takesFiles(name, field))
    : undefined
  const absent = `There is no "${entity.name}_create": a new record needs`
  if (secret) return `${absent} "${secret[0]}", a password, which people set themselves.`
  if (file) return `${absent} "${file[0]}", a file, which people add while what agents write waits for them.`
  return undefined
}

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
