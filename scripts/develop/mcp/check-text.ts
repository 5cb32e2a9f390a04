import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describeDiagnostic } from '../generate/diagnostics/describe-diagnostic.ts'
import { DiagnosticsError } from '../generate/diagnostics/diagnostic.ts'
import { readRightProject } from '../generate/generate.ts'
import { readServerFiles } from '../generate/loading/server-files.ts'

/** What is read of `entities/` itself. */
export const FILE = /^entities\/[\w-]+(\.server|\.page)?\.ts$/

/** What is wrong with a program, were this the text of one of its files. */
export async function checkText(root: string, file: string, text: string) {
  const copy = copyProgram(root)
  try {
    writeFileSync(join(copy, file), text)
    await readRightProject(copy, readServerFiles(copy))
    return { isRight: true, findings: [] }
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error
    return { isRight: false, findings: error.diagnostics.map(describeDiagnostic) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Its configs, beside links to the folders that they import from. */
function copyProgram(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'tribune-check-'))
  for (const name of readdirSync(root)) {
    const path = resolve(root, name)
    if (name === 'entities' || name.endsWith('.json')) cpSync(path, join(copy, name), { recursive: true })
    else if (statSync(path).isDirectory()) symlinkSync(path, join(copy, name), 'junction')
  }
  return copy
}
