import { referenceOf } from '../../../../src/kinds/reference/reference-of.ts'
import type { AnyEntity } from '../../../../src/schema/entity/entity.ts'

/**
 * The order in which first records are made: those that required references lead to come before those that refer. What most
 * others wait for comes first, and then what the one before has made possible.
 */
export function demandOrder(entities: readonly AnyEntity[]): readonly AnyEntity[] {
  const needs = new Map(entities.map((entity) => [entity.name, requiredOf(entity)]))
  const needsOf = (name: string) => needs.get(name) ?? new Set<string>()
  const waiting = (name: string, passed: readonly string[] = []): number => {
    if (passed.includes(name)) return 0
    const those = entities.filter((other) => needsOf(other.name).has(name))
    return Math.max(0, ...those.map((other) => 1 + waiting(other.name, [...passed, name])))
  }
  const ordered: AnyEntity[] = []
  let rest = entities
  while (rest.length > 0) {
    const left = rest
    const ready = left.filter(
      ({ name }) => !left.some((other) => other.name !== name && needsOf(name).has(other.name)),
    )
    const last = ordered.at(-1)
    const follows = ({ name }: AnyEntity) => Number(last !== undefined && needsOf(name).has(last.name))
    // Of a circle any may be the first.
    const [next] = (ready.length > 0 ? ready : left).toSorted(
      (one, other) => waiting(other.name) - waiting(one.name) || follows(other) - follows(one),
    )
    if (next) ordered.push(next)
    rest = left.filter((each) => each !== next)
  }
  return ordered
}

/** The entities without which no record of this one can be. */
function requiredOf(entity: AnyEntity): ReadonlySet<string> {
  const references = Object.keys(entity.fields).flatMap((name) => referenceOf(entity, name) ?? [])
  return new Set(references.filter(({ required }) => required).map(({ to }) => to))
}
