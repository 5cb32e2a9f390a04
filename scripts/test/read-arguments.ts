export interface TestArguments {
  /** Words to match in test file names; empty for all files. */
  readonly filters: readonly string[]
  /** The entity whose generated tests run alone. */
  readonly entity: string | null
  /** The commit since which what has changed is tested. */
  readonly since: string | null
}

const FLAG = '--entity'
const CHANGED = '--changed'

/** Parses filter words, or `--entity sponsor` and `--entity=sponsor`, or `--changed`, `--changed main`; not two of them. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const [first, since = 'HEAD', ...more] = args.flatMap((each) => each.split('='))
  if (first === CHANGED && more.length === 0) return { filters: [], entity: null, since }
  if (args.some((each) => each.startsWith(CHANGED)))
    throw new Error(`${CHANGED} stands alone, or with a commit`)
  const at = args.findIndex((each) => each === FLAG || each.startsWith(`${FLAG}=`))
  if (at < 0) return { filters: args, entity: null, since: null }
  const [, ofOne] = (args[at] ?? '').split('=')
  const entity = ofOne ?? args[at + 1] ?? ''
  if (entity === '' || entity.startsWith('-')) throw new Error(`${FLAG} needs the name of an entity`)
  const others = [...args.slice(0, at), ...args.slice(at + (ofOne === undefined ? 2 : 1))]
  if (others.length > 0) throw new Error(`${FLAG} stands alone: "${others.join(' ')}" filters nothing more`)
  return { filters: [], entity, since: null }
}
