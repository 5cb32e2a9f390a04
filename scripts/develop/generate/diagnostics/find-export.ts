import type { Node, SourceFile } from 'ts-morph'

export interface FoundExport {
  /** The identifier token. */
  readonly name: Node
  readonly value: Node | undefined
}

/** Finds the export of this name: `export const a = …`, `export { b as a }`, `export default …`. */
export function findExport(source: SourceFile, exportedAs: string): FoundExport | undefined {
  const declared = source.getVariableDeclaration(exportedAs)
  if (declared) return { name: declared.getNameNode(), value: declared.getInitializer() }
  const assigned = exportedAs === 'default' ? source.getExportAssignment(() => true) : undefined
  if (assigned) return { name: assigned, value: assigned.getExpression() }
  const specifier = source
    .getExportDeclarations()
    .flatMap((declaration) => declaration.getNamedExports())
    .find((each) => (each.getAliasNode() ?? each.getNameNode()).getText() === exportedAs)
  if (specifier) {
    const local = source.getVariableDeclaration(specifier.getNameNode().getText())
    return { name: specifier, value: local?.getInitializer() }
  }
  const other = source.getFunction(exportedAs) ?? source.getClass(exportedAs) ?? source.getEnum(exportedAs)
  return other && { name: other.getNameNode() ?? other, value: undefined }
}
