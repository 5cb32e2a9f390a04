import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import type { WrongExample } from '../../scripts/develop/generate/diagnostics/code-entry.ts'
import { codes } from '../../scripts/develop/generate/diagnostics/codes.ts'
import { DiagnosticsError, formatDiagnostic } from '../../scripts/develop/generate/diagnostics/diagnostic.ts'
import { generate } from '../../scripts/develop/generate/generate.ts'
import { createExampleProject } from './example-project.ts'

/** What the generator says of these files; nothing may be written. */
async function provoke(
  files: WrongExample['files'],
  { expect, onTestFinished }: TestContext,
): Promise<readonly string[]> {
  const root = createExampleProject(files, onTestFinished)
  const error: unknown = await generate(root, { write: true }).catch((thrown: unknown) => thrown)
  expect(existsSync(join(root, 'src/generated'))).toBe(false)
  expect(error).toBeInstanceOf(DiagnosticsError)
  return error instanceof DiagnosticsError ? error.diagnostics.map(formatDiagnostic) : []
}

/** The example of a code; a code without one fails. */
const provoked = Object.entries(codes).flatMap(([code, { example }]) =>
  'files' in example ? [{ code, example }] : [],
)

describe.concurrent('a wrong entity file is told with its place', () => {
  it.for(provoked)('$code', async ({ code, example: { files, says } }, context) => {
    const { expect } = context
    expect(await provoke(files, context)).toEqual(says)
    // Nothing else is wrong with the example, or it would show more than its mistake.
    expect(says.length).toBeGreaterThan(0)
    for (const line of says)
      expect(line).toMatch(new RegExp(`^entities/[\\w/-]+(\\.(server|page))?\\.tsx?:\\d+:\\d+ ${code} \\S`))
  })
})

it('every code says what is wrong and how to mend it', () => {
  expect(Object.keys(codes).length).toBeGreaterThan(40)
  for (const { title, fix, example } of Object.values(codes)) {
    expect(title).not.toBe('')
    expect(fix).not.toBe('')
    expect(example.says).not.toEqual([])
  }
})

it('no two groups have one code', () => {
  const folder = 'scripts/develop/generate/diagnostics/codes'
  const written = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(E\d+): \{$/gm)].map(([, code]) => code),
  )
  expect(written.toSorted()).toEqual(Object.keys(codes).toSorted())
})
