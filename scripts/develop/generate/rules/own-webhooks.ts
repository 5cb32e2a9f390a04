import { Node } from 'ts-morph'
import { literalOf } from '../loading/own-endpoints.ts'

/** Webhooks that would keep the backend from starting, or send in clear text. Variables are seen by the start alone. */
export function findWrongTargets(webhooks: Node | undefined) {
  if (!Node.isObjectLiteralExpression(webhooks)) return []
  return webhooks.getProperties().flatMap((property) => {
    const webhook = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined
    const url = Node.isObjectLiteralExpression(webhook) ? literalOf(webhook, 'url') : undefined
    const address = url?.getLiteralValue()
    if (!url || address === undefined || isAddress(address)) return []
    const message = `"${address}" is no address of the web; write url: 'https://…', or the variable that holds it`
    return [{ node: url, message }]
  })
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
