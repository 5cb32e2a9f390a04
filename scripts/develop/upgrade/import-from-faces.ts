import type { ImportSpecifier, SourceFile } from 'ts-morph'
import type { FaceName } from '../public-api/read-faces.ts'

/** A file of the engine, as an import below `entities/` names it. */
const ENGINE_FILE = /^(?:\.\.\/)+src\/(?!generated\/)/

/** What is imported from a file of the engine comes from its stable address, where that offers it. */
export function importFromFaces(source: SourceFile, faces: readonly FaceName[]): boolean {
  const declarations = source
    .getImportDeclarations()
    .filter((each) => ENGINE_FILE.test(each.getModuleSpecifierValue()))
  const place = declarations[0]?.getChildIndex() ?? 0
  const added = [...new Set(faces.map(({ address }) => address))].sort().flatMap((address) => {
    const names = new Set(faces.filter((face) => face.address === address).map(({ name }) => name))
    const moving = declarations.flatMap((each) =>
      each.getNamedImports().filter((named) => names.has(named.getName())),
    )
    return moving.length === 0 ? [] : [{ moving, declaration: declare(address, moving) }]
  })
  for (const named of added.flatMap(({ moving }) => moving)) remove(named)
  source.insertImportDeclarations(
    place,
    added.map(({ declaration }) => declaration),
  )
  return added.length > 0
}

function declare(address: string, moving: readonly ImportSpecifier[]) {
  const isTypeOnly = moving.every(isType)
  const namedImports = moving
    .map((named) => ({
      name: named.getName(),
      alias: named.getAliasNode()?.getText() ?? '',
      isTypeOnly: !isTypeOnly && isType(named),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return { moduleSpecifier: address, isTypeOnly, namedImports }
}

function isType(named: ImportSpecifier): boolean {
  return named.isTypeOnly() || named.getImportDeclaration().isTypeOnly()
}

/** The import goes with its last name. */
function remove(named: ImportSpecifier): void {
  const declaration = named.getImportDeclaration()
  const isLast = declaration.getNamedImports().length === 1 && !declaration.getDefaultImport()
  if (isLast) declaration.remove()
  else named.remove()
}
