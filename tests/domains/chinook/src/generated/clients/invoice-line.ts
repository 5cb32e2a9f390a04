// Written by scripts/develop/generate.ts: edit entities/invoice-line.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { invoiceLine } from '../../../entities/invoice-line.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type InvoiceLine = RecordOf<typeof invoiceLine>

export type InvoiceLineCreate = CreatePayload<typeof invoiceLine>

export type InvoiceLineUpdate = UpdatePayload<typeof invoiceLine>

/**
 * The calls of `invoiceLine`:
 * - list: `GET /api/invoice-lines` answers `lines`
 * - read: `GET /api/invoice-lines/read/:id` answers `line`
 * - create: `POST /api/invoice-lines/create` sends json
 * - update: `PUT /api/invoice-lines/update` sends json
 * - destroy: `DELETE /api/invoice-lines/destroy` sends json
 */
export const invoiceLineResource: Resource<InvoiceLine, InvoiceLineCreate, InvoiceLineUpdate> = {
  entity: invoiceLine,
  client: createEntityClient<InvoiceLine, InvoiceLineCreate, InvoiceLineUpdate>(
    invoiceLine,
    recordSchemaOf(invoiceLine),
  ),
  related: {
    invoice: () => loadChunk(() => import('./invoice.ts')).then(({ invoiceResource }) => invoiceResource),
    track: () => loadChunk(() => import('./track.ts')).then(({ trackResource }) => trackResource),
  },
}
