import { Node } from 'ts-morph'
import { LANGUAGES, type Language } from '../../../../src/schema/text.ts'
import { resolveSyntax } from '../diagnostics/follow-path.ts'
import type { ConfigText } from './config-texts.ts'
import { definitionOf } from './custom-endpoints.ts'
import { SERVER_ENDING, type ServerFile } from './server-files.ts'

/** What stands under a label on a screen. What an endpoint says of itself is read by developers alone. */
const LABELLED = ['jobs', 'webhooks'] as const

/**
 * The texts of the files of entities' own code, which are read and never run: those that are written down there. What a
 * `UserError` says has no name that a translator could find it by.
 */
export function readServerTexts(servers: readonly ServerFile[]): readonly ConfigText[] {
  return servers.flatMap(({ file, source }) =>
    LABELLED.flatMap((exportedAs) => {
      const made = source.getVariableDeclaration(exportedAs)?.getInitializer()
      const [, all] = Node.isCallExpression(made) ? made.getArguments() : []
      if (!Node.isObjectLiteralExpression(all)) return []
      return all.getProperties().flatMap((property) => {
        const label = definitionOf(property)?.getProperty('label')
        if (!label || !Node.isPropertyAssignment(property)) return []
        const text = readText(label)
        const path = [property.getName(), 'label']
        return text === undefined ? [] : [{ file, exportedAs, path, text, within: ownerOf(file) }]
      })
    }),
  )
}

/** `visit` of `entities/visit.server.ts` */
function ownerOf(file: string): string {
  return file.slice('entities/'.length, -SERVER_ENDING.length)
}

type Said = { readonly [L in Language]?: string }

/** Undefined where it comes from another file. */
function readText(node: Node): string | Said | undefined {
  const initializer = Node.isPropertyAssignment(node) ? node.getInitializer() : node
  const value = initializer && resolveSyntax(initializer)
  if (Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value))
    return value.getLiteralText()
  if (!Node.isObjectLiteralExpression(value)) return undefined
  const parts = LANGUAGES.flatMap((language) => {
    const property = value.getProperty(language)
    const words = property && readText(property)
    return typeof words === 'string' ? [[language, words] as const] : []
  })
  return parts.length === value.getProperties().length ? Object.fromEntries(parts) : undefined
}
