import {
  StructureKind,
  VariableDeclarationKind,
  type ImportDeclarationStructure,
  type TypeAliasDeclarationStructure,
  type VariableStatementStructure,
} from 'ts-morph'
import { isTranslated, LANGUAGES } from '../../../../src/schema/values/text.ts'

/** `import { player } from '../../entities/player.ts'` */
export function importNames(
  moduleSpecifier: string,
  ...namedImports: readonly string[]
): ImportDeclarationStructure {
  return { kind: StructureKind.ImportDeclaration, moduleSpecifier, namedImports: [...namedImports] }
}

/** `import playerIcon from 'lucide-react/icons/shirt'` */
export function importDefault(moduleSpecifier: string, defaultImport: string): ImportDeclarationStructure {
  return { kind: StructureKind.ImportDeclaration, moduleSpecifier, defaultImport }
}

/** `import * as playerBehaviour from '../../entities/player.server.ts'` */
export function importAll(moduleSpecifier: string, namespaceImport: string): ImportDeclarationStructure {
  return { kind: StructureKind.ImportDeclaration, moduleSpecifier, namespaceImport }
}

/** `import type { Resource } from '../../api/resource.ts'` */
export function importTypes(
  moduleSpecifier: string,
  ...namedImports: readonly string[]
): ImportDeclarationStructure {
  return { ...importNames(moduleSpecifier, ...namedImports), isTypeOnly: true }
}

/** `export type Player = …` */
export function exportType(name: string, type: string): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, leadingTrivia: '\n', isExported: true, name, type }
}

interface Constant {
  readonly name: string
  readonly type?: string
  readonly doc: string
  readonly initializer: string
}

/** `export const name: type = initializer`, with its comment. */
export function exportConstant({ name, type, doc, initializer }: Constant): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    leadingTrivia: '\n',
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: [doc],
    declarations: [{ name, initializer, ...(type !== undefined && { type }) }],
  }
}

/** An array literal, one entry a line. */
export function arrayLiteral(entries: readonly string[]): string {
  return `[${entries.map((entry) => `\n${entry},`).join('')}\n]`
}

/** An object literal; entries with undefined code are left out. */
export function objectLiteral(entries: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(entries).flatMap(([key, code]) =>
    code === undefined ? [] : [`\n${JSON.stringify(key)}: ${code},`],
  )
  return `{${lines.join('')}\n}`
}

/** A value as a literal, its texts in the order of `LANGUAGES`; undefined stays undefined, so that its entry is left out. */
export function literal(value: unknown): string | undefined {
  return JSON.stringify(value, (_key, each: unknown) =>
    isTranslated(each)
      ? Object.fromEntries(LANGUAGES.flatMap((one) => (one in each ? [[one, each[one]]] : [])))
      : each,
  )
}
