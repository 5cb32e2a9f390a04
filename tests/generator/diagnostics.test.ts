import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { codes } from '../../scripts/develop/generate/diagnostics/codes.ts'
import { DiagnosticsError, formatDiagnostic } from '../../scripts/develop/generate/diagnostics/diagnostic.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'
import { exampleCodes, wrongExamples, type EntityFiles } from './wrong-examples.ts'

/** What the generator says of these files; nothing may be written. */
async function provoke(
  files: EntityFiles,
  { expect, onTestFinished }: TestContext,
): Promise<readonly string[]> {
  const root = createExampleProject(files, onTestFinished)
  const error: unknown = await generate(root, { write: true }).catch((thrown: unknown) => thrown)
  expect(existsSync(join(root, 'src/generated'))).toBe(false)
  expect(error).toBeInstanceOf(DiagnosticsError)
  return error instanceof DiagnosticsError ? error.diagnostics.map(formatDiagnostic) : []
}

describe.concurrent('a wrong entity file is told with its place', () => {
  it.for(wrongExamples)('$code', async ({ code, files, says }, context) => {
    const { expect } = context
    expect(await provoke(files, context)).toEqual(says)
    // Nothing else is wrong with the example, or it would show more than its mistake.
    expect(says.length).toBeGreaterThan(0)
    for (const line of says)
      expect(line).toMatch(new RegExp(`^entities/[\\w/-]+(\\.(server|page))?\\.tsx?:\\d+:\\d+ ${code} \\S`))
  })
})

it('every code says what is wrong and how to mend it, and has an example', () => {
  expect(exampleCodes.length).toBeGreaterThan(40)
  expect(exampleCodes).toEqual(Object.keys(codes).toSorted())
  for (const { title, fix } of Object.values(codes)) {
    expect(title).not.toBe('')
    expect(fix).not.toBe('')
  }
})

it('no two groups have one code', () => {
  const folder = 'scripts/develop/generate/diagnostics/codes'
  const written = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}"(E\d+)": \{$/gm)].map(([, code]) => code),
  )
  expect(written.toSorted()).toEqual(Object.keys(codes).toSorted())
})
