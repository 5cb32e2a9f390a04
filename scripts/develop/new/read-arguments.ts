import { parseArgs } from 'node:util'
import { Refusal } from '../../../src/kinds/core/authoring/refusal.ts'

const options = {
  field: { type: 'string', multiple: true },
  label: { type: 'string' },
  singular: { type: 'string' },
  path: { type: 'string' },
  api: { type: 'string' },
  from: { type: 'string' },
  openapi: { type: 'string' },
  project: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** The command line, read but not judged. */
export interface Arguments {
  readonly name: string | undefined
  readonly field: readonly string[]
  readonly label?: string
  readonly singular?: string
  readonly path?: string
  readonly api?: string
  readonly from?: string
  readonly openapi?: string
  readonly project?: string
  readonly help?: boolean
}

/** @throws Refusal on a flag there is not, or more than one name. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  const [name, ...more] = positionals
  if (more.length > 0)
    throw new Refusal(`one entity at a time: "${name}", not "${more.join('", "')}" too; see --help`, 2)
  if (values.from !== undefined && values.openapi !== undefined)
    throw new Refusal('--from and --openapi are two sources; write one of them', 2)
  return { ...values, name, field: values.field ?? [] }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}; see --help`, 2)
  }
}

export type NamedArguments = Arguments & { readonly name: string }
