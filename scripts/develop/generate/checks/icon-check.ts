import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname } from 'node:path'
import type { Check } from '../../../../src/kinds/core/authoring/check.ts'
import { describeFound, findNearest } from '../../../../src/kinds/core/authoring/expectation.ts'

const packages = createRequire(import.meta.url)

const EXAMPLE = 'lucide-react/icons/file-text'

/** A module of an installed package, or a file of the project, which the compiler finds from the generated code. */
export const icon: Check = (value, path) => {
  if (typeof value === 'string' && (/^\.\/./.test(value) || isModule(value))) return []
  const near = typeof value === 'string' ? findNearIcon(value) : undefined
  const advice = near === undefined ? `write icon: '${EXAMPLE}'` : `did you mean '${near}'?`
  const message = `${describeFound(value)}; expected a module that exports an icon; ${advice}`
  return [{ code: 'E180', path, message }]
}

/** The icon of the same package with the most similar name. */
function findNearIcon(specifier: string): string | undefined {
  if (dirname(specifier) !== dirname(EXAMPLE)) return undefined
  const file = packages.resolve(EXAMPLE)
  const names = readdirSync(dirname(file))
    .filter((name) => name.endsWith(extname(file)))
    .map((name) => basename(name, extname(file)))
  const near = findNearest(names, basename(specifier))
  return near === undefined ? undefined : `${dirname(EXAMPLE)}/${near}`
}

function isModule(specifier: string): boolean {
  try {
    return specifier.includes('/') && packages.resolve(specifier) !== ''
  } catch {
    return false
  }
}
