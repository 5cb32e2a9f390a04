import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generate } from '../../scripts/generate/generate.ts'
import { MistakesError } from '../../scripts/generate/mistake.ts'

const CASES = 'tests/generator/cases'

// A new case is a new folder: entities that are wrong, and beside them what the generator says of them.
const cases = readdirSync(CASES, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('a mistake in an entity file stops the generator', () => {
  it.each(cases.map(({ name }) => name))('%s', async (name) => {
    const run = generate(`${CASES}/${name}`, { write: true })
    await expect(run).rejects.toThrow(MistakesError)
    const told = await run.catch((error: unknown) => (error instanceof MistakesError ? error.message : error))
    await expect(`${String(told)}\n`).toMatchFileSnapshot(`cases/${name}/mistakes.txt`)
    // Nothing is written, not even beside the mistake.
    expect(readdirSync(`${CASES}/${name}`).filter((entry) => entry !== 'mistakes.txt')).toEqual(['entities'])
  })
})
