import { existsSync, readdirSync } from 'node:fs'

const DOMAINS = 'tests/domains'

/** The folders with entities of their own: the project, and the foreign domains that prove its language. */
export function findProjects(): readonly string[] {
  const names = readdirSync(DOMAINS).filter((name) => existsSync(`${DOMAINS}/${name}/tsconfig.json`))
  return ['.', ...names.map((name) => `${DOMAINS}/${name}`)]
}
