export interface TestArguments {
  /** Words of the names of the test files to run; all of them without any. */
  readonly filters: readonly string[]
  /** The entity whose generated tests are to run, and nothing else. */
  readonly entity: string | null
}

const FLAG = '--entity'

/** Reads the words of a filter, or `--entity sponsor`, `--entity=sponsor`; one and not the other. */
export function readArguments(args: readonly string[]): TestArguments {
  const at = args.findIndex((each) => each === FLAG || each.startsWith(`${FLAG}=`))
  if (at < 0) return { filters: args, entity: null }
  const [, ofOne] = (args[at] ?? '').split('=')
  const entity = ofOne ?? args[at + 1] ?? ''
  if (entity === '' || entity.startsWith('-')) throw new Error(`${FLAG} needs the name of an entity`)
  const others = [...args.slice(0, at), ...args.slice(at + (ofOne === undefined ? 2 : 1))]
  if (others.length > 0) throw new Error(`${FLAG} stands alone: "${others.join(' ')}" filters nothing more`)
  return { filters: [], entity }
}
