import { SyntaxKind } from 'ts-morph'
import { isWritten, problemAt, type Problem, type Rule, type Source } from './source.ts'

const FILE_LINES = 300
const FUNCTION_LINES = 60
/** A component's markup is long without being difficult. */
const COMPONENT_LINES = 80

const FUNCTIONS = [
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.ArrowFunction,
  SyntaxKind.MethodDeclaration,
] as const

/** Files and functions that one can read in one go. */
export const findGiants: Rule = (sources) =>
  sources.filter(isWritten).flatMap((source) => [...findLongFile(source), ...findLongFunctions(source)])

function findLongFile({ path, file }: Source): readonly Problem[] {
  const lines = file.getEndLineNumber()
  if (lines <= FILE_LINES) return []
  return [{ path, line: 1, message: `${lines} lines; a file has ${FILE_LINES} at most` }]
}

function findLongFunctions(source: Source): readonly Problem[] {
  const most = source.path.endsWith('.tsx') ? COMPONENT_LINES : FUNCTION_LINES
  return FUNCTIONS.flatMap((kind) => source.file.getDescendantsOfKind(kind)).flatMap((node) => {
    const lines = node.getEndLineNumber() - node.getStartLineNumber() + 1
    return lines > most
      ? [problemAt(source, node, `a function of ${lines} lines; it has ${most} at most`)]
      : []
  })
}
