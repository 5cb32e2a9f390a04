import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../../src/schema/values/text.ts'
import type { Said } from './entity-request.ts'
import { Refusal } from '../../../src/kinds/core/authoring/entity-finding.ts'

const options = {
  field: { type: 'string', multiple: true },
  label: { type: 'string', multiple: true },
  singular: { type: 'string', multiple: true },
  path: { type: 'string' },
  api: { type: 'string' },
  from: { type: 'string' },
  openapi: { type: 'string' },
  'from-table': { type: 'string', multiple: true },
  database: { type: 'string' },
  project: { type: 'string' },
  engine: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** The command line, read but not judged. */
export interface Arguments {
  readonly name: string | undefined
  readonly field: readonly string[]
  readonly label?: string
  readonly singular?: string
  readonly labels?: Said
  readonly singulars?: Said
  readonly path?: string
  readonly api?: string
  readonly from?: string
  readonly openapi?: string
  readonly 'from-table'?: readonly string[]
  readonly database?: string
  readonly project?: string
  readonly engine?: string
  readonly help?: boolean
}

/** @throws Refusal on a flag there is not, or more than one name. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const [name, ...more] = positionals
  if (more.length > 0)
    throw new Refusal(`one entity at a time: "${name}", not "${more.join('", "')}" too; see --help`, 2)
  const sources = (['from', 'openapi', 'from-table'] as const).filter((each) => values[each] !== undefined)
  if (sources.length > 1)
    throw new Refusal(`--${sources.join(' and --')} are ${sources.length} sources; write one of them`, 2)
  const { label, singular, field = [], ...others } = values
  const [labels, singulars] = [readSaid(label), readSaid(singular)]
  return {
    ...others,
    name,
    field,
    ...(labels.own !== undefined && { label: labels.own }),
    ...(singulars.own !== undefined && { singular: singulars.own }),
    ...(label && { labels: labels.others }),
    ...(singular && { singulars: singulars.others }),
  }
}

const IN_LANGUAGE = new RegExp(`^(${LANGUAGES.join('|')})=(.+)$`)

/** What is said in the program's own language, and after `ar=` in another one. */
function readSaid(values: readonly string[] = []): {
  readonly own: string | undefined
  readonly others: Said
} {
  const others = values.flatMap((value) => {
    const [, language, words] = IN_LANGUAGE.exec(value) ?? []
    return language === undefined ? [] : [[language, words] as const]
  })
  return { own: values.find((value) => !IN_LANGUAGE.test(value)), others: Object.fromEntries(others) }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}; see --help`, 2)
  }
}

export type NamedArguments = Arguments & { readonly name: string }
