import { expect, it } from 'vitest'
import { readExample } from '../../scripts/develop/docs/read-example.ts'
import { codes } from '../../scripts/develop/generate/diagnostics/codes.ts'
import { DiagnosticsError } from '../../scripts/develop/generate/diagnostics/diagnostic.ts'
import { readRightProject } from '../../scripts/develop/generate/generate.ts'
import { readServerFiles } from '../../scripts/develop/generate/loading/server-files.ts'
import { exampleFilesOf } from './code-example.ts'
import { createExampleProject } from './example-project.ts'
import { serverExamples } from './wrong-examples.ts'

/** The codes that are found in one side of an example. */
async function findCodes(side: string): Promise<readonly string[]> {
  const root = createExampleProject(exampleFilesOf(side))
  const error: unknown = await readRightProject(root, readServerFiles(root)).catch(
    (thrown: unknown) => thrown,
  )
  if (error instanceof DiagnosticsError) return [...new Set(error.diagnostics.map(({ code }) => code))]
  if (error instanceof Error) throw error
  return []
}

/** Those that only a database finds have a test of their own. */
const ofDatabase = serverExamples.map(({ code }) => code)
const examples = Object.entries(codes)
  .filter(([code]) => !ofDatabase.includes(code))
  .map(([code, { example }]) => ({ code, ...readExample(example) }))

it.each(examples)(
  'the page of $code shows what it finds, and what it does not',
  async ({ code, wrong, right }) => {
    expect(await findCodes(wrong)).toEqual([code])
    expect(await findCodes(right)).toEqual([])
  },
)
