import * as z from 'zod'

const versions = z.record(z.string(), z.string())
const own = z.looseObject({ dependencies: versions, devDependencies: versions, overrides: versions })

/** What the tests and the types of a program need, which the engine itself does without where it runs. */
const OF_PROGRAMS = [
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'axe-core',
  'csv-parse',
  'postal-mime',
  'read-excel-file',
  'smtp-server',
  'vitest',
]

/** The package.json of the engine as others install it. @param text of the repository's own */
export function describeEngine(text: string): string {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies,
    overrides,
    ...rest
  } = own.parse(JSON.parse(text))
  const further = OF_PROGRAMS.map((name) => [name, devDependencies[name]])
  const described = {
    ...rest,
    description: 'A back office generated from typed entity configs',
    // Overrides are heard in the package that is installed into alone: beside what asks for them, dependencies do the same.
    dependencies: { ...rest.dependencies, ...overrides, ...Object.fromEntries(further) },
  }
  return `${JSON.stringify(described, null, 2)}\n`
}
