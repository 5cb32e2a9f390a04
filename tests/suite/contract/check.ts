import { expect } from 'vitest'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Trial } from './trial.ts'

/** One thing that must be true of an entity; it throws where it is not. */
export interface Check {
  readonly title: string
  /** The one field it is about, whatever the others are. */
  readonly field?: string
  run(trial: Trial): Promise<void>
}

/** The checks of one subject that make sense for an entity among these. */
export type Checks = (entity: AnyEntity, entities: readonly AnyEntity[]) => readonly Check[]

/** Tries all of them and tells of every one that fails, by its title. */
export async function expectEach<T>(
  all: readonly T[],
  titleOf: (each: T) => string,
  run: (each: T) => Promise<void>,
): Promise<void> {
  const problems: string[] = []
  for (const each of all) {
    try {
      await run(each)
    } catch (error) {
      problems.push(`${titleOf(each)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  expect(problems.join('\n\n')).toBe('')
}
