import { quoted, type Step } from './migration.ts'

const COMMANDS = [
  'Nothing was changed. To make these changes:',
  '  npm run schema             shows the statements of each, and makes none',
  '  npm run schema -- --apply  makes them; look whether the other program can live with them',
]

/** Why the program does not start on tables of another one, and what it would change. E191 is documented in the table of codes. */
export function explainAdoption(steps: readonly Step[]): string {
  const tables = [...new Set(steps.flatMap(({ adopted }) => adopted ?? []))]
  const told = tables.flatMap((table) => [
    `E191 ${quoted(table)} is a table of another program; to run on it, this one would:`,
    ...steps.filter(({ adopted }) => adopted === table).map(({ words }) => `  - ${words}`),
  ])
  return [...told, ...COMMANDS].join('\n')
}
