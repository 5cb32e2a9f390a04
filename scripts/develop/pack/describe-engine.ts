import * as z from 'zod'

const versions = z.record(z.string(), z.string())
const manifest = z.looseObject({ dependencies: versions, devDependencies: versions, overrides: versions })

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

const typed = (types: string, source: string) => ({ types: `./types/${types}.d.ts`, default: `./${source}` })
const face = (path: string) => typed(path, `${path}.ts`)

/** What is imported of the package, by its address; the repository's own files find each other by tsconfig.json. */
const EXPORTS = {
  '.': face('src/tribune/index'),
  // The engine's own commands and builds give files of `entities/` the sources at this address.
  './server': { types: './scripts/server.d.mts', default: './scripts/server.mjs' },
  './browser': face('src/tribune/browser'),
  './extend': face('src/tribune/extend/index'),
  './extend/browser': face('src/tribune/extend/browser'),
  './engine': face('src/engine/face'),
  './backend': face('src/server/face'),
  './test': face('tests/face'),
  './test/browser': face('tests/browser/face'),
  './client': { types: './types/client.d.ts' },
  './command': './scripts/tribune.mjs',
  // What generated files import.
  './src/*.ts': typed('src/*', 'src/*.ts'),
  './src/*.tsx': typed('src/*', 'src/*.tsx'),
  './src/*.css': './src/*.css',
  './tsconfig.json': './src/tribune/tsconfig.json',
  './package.json': './package.json',
}

/** What the components of a program import beside code: styles and pictures. */
export const CLIENT_TYPES = '/// <reference types="vite/client" />\n/// <reference types="node" />\n'

/** The package.json of the engine as others install it. @param text of the repository's own */
export function describeEngine(text: string): string {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies,
    overrides,
    ...rest
  } = manifest.parse(JSON.parse(text))
  const further = OF_PROGRAMS.map((name) => [name, devDependencies[name]])
  const described = {
    ...rest,
    description: 'A back office generated from typed entity configs',
    exports: EXPORTS,
    // Overrides are heard in the package that is installed into alone: beside what asks for them, dependencies do the same.
    dependencies: { ...rest.dependencies, ...overrides, ...Object.fromEntries(further) },
  }
  return `${JSON.stringify(described, null, 2)}\n`
}
