import { meaningOf } from '../../../../kinds/core/meaning/meanings.ts'
import type { AnyEntity } from '../../../../schema/entity.ts'
import type { Agent } from '../agent.ts'
import { waitsForPerson } from '../proposals/waits-for-person.ts'
import { takesFiles } from '../sent-files.ts'
import { docstringsOf, joinSentences } from './docstrings.ts'

/** What a tool reads, what the file of its entity says of that, and why no tool adds such records where the key may. */
export function describeReading(agent: Agent, entity: AnyEntity, does: string): string {
  const why = agent.store.rights.may('create', entity) ? whyNoneIsAdded(agent, entity) : undefined
  return joinSentences([does, docstringsOf(agent, entity).entity, why])
}

/** Undefined where a tool adds records: what they need, tools carry. */
export function whyNoneIsAdded({ backend }: Agent, entity: AnyEntity): string | undefined {
  const needed = Object.entries(entity.fields).filter(([, { required, readOnly }]) => required && !readOnly)
  const secret = needed.find(([, field]) => meaningOf(field).isSecret)
  const file = waitsForPerson(backend.account.account, entity)
    ? needed.find(([name, field]) => takesFiles(name, field))
    : undefined
  const absent = `There is no "${entity.name}_create": a new record needs`
  if (secret) return `${absent} "${secret[0]}", a password, which people set themselves.`
  if (file) return `${absent} "${file[0]}", a file, which people add while what agents write waits for them.`
  return undefined
}
