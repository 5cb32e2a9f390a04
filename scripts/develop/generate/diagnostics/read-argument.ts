import { Node, type CallExpression } from 'ts-morph'
import type { Path } from '../../../../src/kinds/core/authoring/entity-finding.ts'

export interface Argument {
  readonly node: Node
  /** The rest of the path inside the argument. */
  readonly rest: Path
}

type Maker = (args: readonly Node[], path: Path) => Argument | undefined

/** Functions of the config language whose positional arguments become named parts. */
const makers: Readonly<Record<string, Maker>> = {
  joined: readColumnArgument,
  firstOf: readColumnArgument,
  crud: readCrudArgument,
}

/** The call argument that contains the start of a path; `text({ … })` has a single object argument. */
export function readArgument(call: CallExpression, path: Path): Argument | undefined {
  const args = call.getArguments()
  const make = makers[call.getExpression().getText()]
  if (make) return make(args, path)
  const object = args.find((argument) => Node.isObjectLiteralExpression(argument)) ?? args[0]
  return object && { node: object, rest: path }
}

/** `joined(header, names, { by })`, `firstOf(header, paths)` */
function readColumnArgument(args: readonly Node[], [part, ...rest]: Path): Argument | undefined {
  const node = args[part === 'header' ? 0 : part === 'by' ? 2 : 1]
  return node && { node, rest: part === 'by' ? ['by'] : rest }
}

/** `crud(path, { sends, one, many })` */
function readCrudArgument([path, options]: readonly Node[], [call, part]: Path): Argument | undefined {
  if (part === 'path') return path && { node: path, rest: [] }
  const names: Readonly<Record<string, string>> = { body: 'sends', answer: call === 'list' ? 'many' : 'one' }
  const name = names[String(part)]
  return options && name !== undefined ? { node: options, rest: [name] } : undefined
}
