import { Node, SyntaxKind } from 'ts-morph'
import { problemAt, type Rule, type Source } from './source.ts'

const CATALOGUES = /^#texts\/|^#(features|ways)\/.+\/texts\.ts$/
const LOCALE = /\/texts\/locale\.ts$/

/** What is read of `locale.ts` for one language; `perLocale` waits by itself. */
const OF_ONE_LANGUAGE = new Set(['t', 'currentLocale'])

/** Texts are read when somebody is spoken to: a constant of a file would keep those of one language. */
export const findEarlyTexts: Rule = (sources) =>
  sources
    .filter(({ path }) => path.startsWith('src/') && !path.includes('/texts/'))
    .flatMap((source) => {
      const names = namesOf(source)
      if (names.size === 0) return []
      return source.file
        .getDescendantsOfKind(SyntaxKind.Identifier)
        .filter((node) => names.has(node.getText()) && isRead(node) && isEarly(node))
        .map((node) =>
          problemAt(
            source,
            node,
            `${node.getText()} is read once for all languages; read it where it is shown`,
          ),
        )
    })

function namesOf({ file }: Source): ReadonlySet<string> {
  const imports = file.getImportDeclarations().filter((declared) => !declared.isTypeOnly())
  return new Set(
    imports.flatMap((declared) => {
      const specifier = declared.getModuleSpecifierValue()
      const named = declared.getNamedImports().map((each) => ({
        name: each.getName(),
        local: each.getAliasNode()?.getText() ?? each.getName(),
      }))
      if (CATALOGUES.test(specifier)) return named.map(({ local }) => local)
      if (!LOCALE.test(specifier)) return []
      return named.filter(({ name }) => OF_ONE_LANGUAGE.has(name)).map(({ local }) => local)
    }),
  )
}

/** Not the name of a property, nor a type. */
function isRead(node: Node): boolean {
  const parent = node.getParent()
  if (Node.isPropertyAccessExpression(parent)) return parent.getExpression() === node
  if (Node.isPropertyAssignment(parent)) return parent.getInitializer() === node
  return !Node.isTypeQuery(parent) && !Node.isQualifiedName(parent) && !Node.isImportSpecifier(parent)
}

function isEarly(node: Node): boolean {
  return !node
    .getAncestors()
    .some(
      (each) =>
        Node.isFunctionLikeDeclaration(each) ||
        Node.isArrowFunction(each) ||
        Node.isFunctionExpression(each) ||
        Node.isTypeQuery(each),
    )
}
