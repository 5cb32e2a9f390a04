import type { KnownEntity } from '../../src/kinds/core/authoring/project-facts.ts'

/** An entity as a draft meets it, with a name and nothing else of note. */
export function knownEntity(name: string, more: Partial<KnownEntity> = {}): KnownEntity {
  return {
    name,
    file: `entities/${name}.ts`,
    path: `/${name}s`,
    label: `${name}s`,
    order: 10,
    paths: ['name'],
    calls: [],
    ...more,
  }
}
