/** The command line programs of the packages in use, to be run by `runNode`. */
export const tools = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const
