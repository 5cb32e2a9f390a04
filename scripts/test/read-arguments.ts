import { parseArgs } from 'node:util'

export interface TestArguments {
  /** Words to match in test file names; empty for all files. */
  readonly filters: readonly string[]
  /** The entity whose generated tests run alone. */
  readonly entity: string | null
  /** The commit since which what has changed is tested. */
  readonly since: string | null
  /** Whether the browser tests run alone, all of them. */
  readonly isBrowser: boolean
}

const options = {
  entity: { type: 'string' },
  changed: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: false },
} as const

/** Parses filter words, with `--browser` or without, or `--entity sponsor`, or `--changed`, `--changed main`; not two of them. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const split = args.flatMap((each) => (each.startsWith('--changed=') ? each.split('=') : [each]))
  const { values, positionals } = parseArgs({ args: split, options, allowPositionals: true })
  const { entity, changed, browser } = values
  const [since = 'HEAD', ...more] = changed ? positionals : []
  if (changed && (split[0] !== '--changed' || more.length > 0 || entity !== undefined || browser))
    throw new Error('--changed stands alone, or with a commit')
  if (entity === '' || entity?.startsWith('-')) throw new Error('--entity needs the name of an entity')
  if (entity !== undefined && (positionals.length > 0 || browser))
    throw new Error(`--entity stands alone: "${positionals.join(' ') || '--browser'}" filters nothing more`)
  return {
    filters: changed ? [] : positionals,
    entity: entity ?? null,
    since: changed ? since : null,
    isBrowser: browser,
  }
}
