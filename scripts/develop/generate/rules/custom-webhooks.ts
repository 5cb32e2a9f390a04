import { Node, type ObjectLiteralExpression, type StringLiteral } from 'ts-morph'
import { definitionOf, literalOf } from '../loading/custom-endpoints.ts'

/** What an environment can hold, by POSIX: letters, digits and underscores, no digit first. */
const VARIABLE = /^[A-Za-z_]\w*$/

interface WrongTarget {
  readonly node: StringLiteral
  readonly message: string
}

/** Webhooks that would keep the backend from starting, send in clear text, or never send. */
export function checkTargets(webhooks: Node | undefined): readonly WrongTarget[] {
  if (!Node.isObjectLiteralExpression(webhooks)) return []
  return webhooks.getProperties().flatMap((property) => {
    const webhook = definitionOf(property)
    return webhook ? [...checkAddress(webhook), ...checkVariables(webhook)] : []
  })
}

function checkAddress(webhook: ObjectLiteralExpression): readonly WrongTarget[] {
  const node = literalOf(webhook, 'url')
  const address = node?.getLiteralValue()
  if (!node || address === undefined || isAddress(address)) return []
  const message = `"${address}" is no address of the web; write url: 'https://…', or the variable that holds it`
  return [{ node, message }]
}

/** Their values are seen by the start alone. */
function checkVariables(webhook: ObjectLiteralExpression): readonly WrongTarget[] {
  return ['url', 'secret'].flatMap((option) => {
    const property = webhook.getProperty(option)
    const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const node = Node.isObjectLiteralExpression(value) ? literalOf(value, 'variable') : undefined
    const name = node?.getLiteralValue()
    if (!node || name === undefined || VARIABLE.test(name)) return []
    const wanted =
      name
        .toUpperCase()
        .replaceAll(/\W+/g, '_')
        .replace(/^(?=\d)/, '_') || 'WEBHOOK_URL'
    const message = `"${name}" can be the name of no variable, so nobody could set it; write variable: '${wanted}'`
    return [{ node, message }]
  })
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
