import { webhooksContract, webhooksSchema, type WebhookState } from '../../schema/webhooks-contract.ts'
import { entityEndpoint } from '../../api/call-address.ts'
import { call, callForBody } from '../../api/call.ts'
import { readAnswer } from '../../api/entity-client.ts'

/** Who is told of changes. Other backends may not have this call. */
export async function readWebhooks(signal?: AbortSignal): Promise<readonly WebhookState[]> {
  const { body } = await callForBody(webhooksContract.list, { signal })
  return readAnswer(webhooksContract.list, body, webhooksSchema)
}

/** Sends again what was given up. */
export async function retryWebhook({ entity, name }: Pick<WebhookState, 'entity' | 'name'>): Promise<void> {
  const endpoint = entityEndpoint(webhooksContract.retry, entity)
  await call({ ...endpoint, path: endpoint.path.replace(':id', name) })
}
