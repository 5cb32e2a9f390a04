import { expect } from 'vitest'
import type { Webhooks } from '../../../../../src/behaviour/webhooks.ts'
import type { AnyEntity } from '../../../../../src/schema/entity/entity.ts'
import { listWebhooksCall } from '../../../../../src/features/webhooks/calls.ts'
import { t } from '../../../../../src/texts/locale.ts'
import { expectRefused } from '../../../../contract/harness/http-client.ts'
import type { Check } from '../../check.ts'

/** Where it leads to is told by no config: it is listed with what it tells of. */
export function webhookChecks({ name: entity }: AnyEntity, webhooks: Webhooks): readonly Check[] {
  const { path, answer } = listWebhooksCall
  return Object.entries(webhooks).map(([name, { label, on }]) => ({
    title: `lists the webhook "${name}", and not for strangers`,
    async run({ room }) {
      const listed = answer.parse((await room.admin.get(path)).answer).webhooks
      expect(listed).toContainEqual(expect.objectContaining({ entity, name, label: t(label), events: on }))
      expectRefused(await room.stranger().get(path), 401)
    },
  }))
}
