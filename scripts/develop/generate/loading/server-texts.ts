import { Node, type TemplateExpression } from 'ts-morph'
import { LANGUAGES, type Language } from '../../../../src/schema/values/text.ts'
import { resolveSyntax } from '../diagnostics/follow-path.ts'
import type { ConfigText } from './config-texts.ts'
import { endpointDefinition } from './custom-endpoints.ts'
import { PLACEHOLDER } from './template-text.ts'
import { findUserErrors, USER_ERROR } from './user-errors.ts'
import { SERVER_ENDING, type ServerFile } from './server-files.ts'

/** What stands under a label on a screen. What an endpoint says of itself is read by developers alone. */
const LABELLED = ['jobs', 'webhooks'] as const

/** The texts of the files of entities' own code, which are read and never run: those that are written down there. */
export function readServerTexts(servers: readonly ServerFile[]): readonly ConfigText[] {
  return servers.flatMap((server) => [...readLabels(server), ...readRefusals(server)])
}

function readLabels({ file, source }: ServerFile): readonly ConfigText[] {
  return LABELLED.flatMap((exportedAs) => {
    const made = source.getVariableDeclaration(exportedAs)?.getInitializer()
    const [, all] = Node.isCallExpression(made) ? made.getArguments() : []
    if (!Node.isObjectLiteralExpression(all)) return []
    return all.getProperties().flatMap((property) => {
      const label = endpointDefinition(property)?.getProperty('label')
      if (!label || !Node.isPropertyAssignment(property)) return []
      const text = readText(label)
      const path = [property.getName(), 'label']
      return text === undefined ? [] : [{ file, exportedAs, path, text, within: ownerOf(file) }]
    })
  })
}

function readRefusals({ file, source }: ServerFile): readonly ConfigText[] {
  return findUserErrors(source).flatMap((said, place) => {
    const text = said && readText(said)
    if (!said || text === undefined) return []
    const position = source.getLineAndColumnAtPos(said.getStart())
    return [{ file, exportedAs: USER_ERROR, path: [place], text, within: ownerOf(file), position }]
  })
}

/** `visit` of `entities/visit.server.ts` */
function ownerOf(file: string): string {
  return file.slice('entities/'.length, -SERVER_ENDING.length)
}

type Said = { readonly [L in Language]?: string }

/** Undefined where it comes from another file. Of a template it is what stands between its quotes: `${count} jours`. */
function readText(node: Node): string | Said | undefined {
  const initializer = Node.isPropertyAssignment(node) ? node.getInitializer() : node
  const value = initializer && resolveSyntax(initializer)
  if (Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value))
    return value.getLiteralText()
  if (Node.isTemplateExpression(value)) return readTemplate(value)
  if (!Node.isObjectLiteralExpression(value)) return undefined
  const parts = LANGUAGES.flatMap((language) => {
    const property = value.getProperty(language)
    const words = property && readText(property)
    return typeof words === 'string' ? [[language, words] as const] : []
  })
  return parts.length === value.getProperties().length ? Object.fromEntries(parts) : undefined
}

/** Undefined where a placeholder is more than a name or a call: who translates it could not tell where it ends. */
function readTemplate(template: TemplateExpression): string | undefined {
  const isPlain = template.getTemplateSpans().every((span) => !/[{}`]/.test(span.getExpression().getText()))
  const text = template.getText().slice(1, -1)
  return isPlain && /\p{L}/u.test(text.replace(PLACEHOLDER, '')) ? text : undefined
}
