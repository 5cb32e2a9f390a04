import { createRequire } from 'node:module'
import type { Check } from '../../../../src/kinds/authoring/check.ts'
import { describeFound } from '../../../../src/kinds/authoring/expectation.ts'

const packages = createRequire(import.meta.url)

/** A module of an installed package, or a file of the project, which the compiler finds from the generated code. */
export const icon: Check = (value, path) => {
  if (typeof value === 'string' && (/^\.\/./.test(value) || isModule(value))) return []
  const expected = "expected a module that exports an icon; write icon: 'lucide-react/icons/file-text'"
  return [{ code: 'E180', path, message: `${describeFound(value)}; ${expected}` }]
}

function isModule(specifier: string): boolean {
  try {
    return specifier.includes('/') && packages.resolve(specifier) !== ''
  } catch {
    return false
  }
}
