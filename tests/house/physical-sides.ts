import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Node, SyntaxKind } from 'ts-morph'
import { problemAt, type Problem, type Rule } from './source.ts'

/** A text whose direction nobody knows before it is typed has sides of the screen, not of the line. */
const EITHER_WAY = ['src/ui/auto-direction.module.css', 'src/app/style/right-to-left.css']

const SIDE_OF_BOX = /^((scroll-)?(margin|padding)-|border-)?(left|right)(-(color|style|width))?$/
const CORNER = /^border-(top|bottom)-(left|right)-radius$/
const ALIGNED = /^(text-align|float|clear|caption-side|text-align-last)$/
const SIDE = /^(left|right)\b/

/** Margins, paddings and places of Mantine's components, as `ml` and `left`; and the styles of React. */
const PROPS = new Set(['ml', 'mr', 'pl', 'pr', 'left', 'right'])
const STYLES = /^(margin|padding|border(Top|Bottom)?)(Left|Right)([A-Z]\w+)?$/

/** A declaration of a style sheet that keeps its side where the page is written from the right. */
export function findPhysicalSides(path: string, styles: string): readonly Problem[] {
  if (EITHER_WAY.includes(path)) return []
  const declarations = withoutComments(styles).matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)
  return [...declarations]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map(({ 0: declaration, index }) => ({
      path,
      line: styles.slice(0, index).split('\n').length,
      message: `${declaration.trim()}; a logical property follows the direction of the page`,
    }))
}

function isPhysical(property: string, value: string): boolean {
  return SIDE_OF_BOX.test(property) || CORNER.test(property) || (ALIGNED.test(property) && SIDE.test(value))
}

/** As long as before, so that lines stay where they are. */
function withoutComments(styles: string): string {
  return styles.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
}

/** All style sheets that people write. */
export function readStyleSheets(folder = 'src'): readonly (readonly [path: string, styles: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.css') && !path.startsWith('src/generated/'))
    .map((path) => [path, readFileSync(path, 'utf8')])
}

/** The same in properties of components and in styles written beside them. */
export const findPhysicalProps: Rule = (sources) =>
  sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((source) => {
      const props = source.file
        .getDescendantsOfKind(SyntaxKind.JsxAttribute)
        .filter((attribute) => isOfMantine(attribute) && PROPS.has(attribute.getNameNode().getText()))
      const styles = source.file
        .getDescendantsOfKind(SyntaxKind.PropertyAssignment)
        .filter((property) => STYLES.test(property.getName()) || isPlacedInStyle(property))
      return [...props, ...styles].map((node) =>
        problemAt(
          source,
          node,
          `${node.getText()}; say start or end, which follow the direction of the page`,
        ),
      )
    })

/** What is imported from Mantine: a component of ours may well have a property `left`. */
function isOfMantine(attribute: Node): boolean {
  const element = attribute.getFirstAncestor(
    (ancestor) => Node.isJsxOpeningElement(ancestor) || Node.isJsxSelfClosingElement(ancestor),
  )
  if (!Node.isJsxOpeningElement(element) && !Node.isJsxSelfClosingElement(element)) return false
  const [name = ''] = element.getTagNameNode().getText().split('.')
  const declaration = element
    .getSourceFile()
    .getImportDeclaration((each) => each.getNamedImports().some((named) => named.getName() === name))
  return declaration?.getModuleSpecifierValue().startsWith('@mantine/') ?? false
}

function isPlacedInStyle(property: Node): boolean {
  if (!Node.isPropertyAssignment(property) || !/^(left|right)$/.test(property.getName())) return false
  const attribute = property.getFirstAncestorByKind(SyntaxKind.JsxAttribute)
  return attribute?.getNameNode().getText() === 'style'
}
