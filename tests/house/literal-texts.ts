import { Node, SyntaxKind } from 'ts-morph'
import { problemAt, type Rule, type Source } from './source.ts'

/** The attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'alt', 'label', 'placeholder', 'title'])

const TEXTS = [
  SyntaxKind.JsxText,
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
] as const

/** Components hold no text for people: that is what configs and the catalogues in `texts/` are for. */
export const findLiteralTexts: Rule = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((source) =>
      TEXTS.flatMap((kind): readonly Node[] => source.file.getDescendantsOfKind(kind))
        .filter(isText)
        .map((node) => tell(source, node)),
    )

function isText(node: Node): boolean {
  if (Node.isJsxText(node)) return isWords(node.getText())
  if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return false
  return isWords(node.getLiteralText()) && isShown(node.getParent())
}

function isShown(place: Node | undefined): boolean {
  if (Node.isJsxAttribute(place)) return SPOKEN.has(place.getNameNode().getText())
  if (!Node.isJsxExpression(place)) return false
  const outside = place.getParent()
  return Node.isJsxAttribute(outside) ? SPOKEN.has(outside.getNameNode().getText()) : true
}

/** A comma is another sign in Arabic. */
function isWords(text: string): boolean {
  return /[\p{L},]/u.test(text)
}

function tell(source: Source, node: Node) {
  return problemAt(source, node, `the text ${JSON.stringify(node.getText().trim())}; put it into texts/`)
}
