// Written by scripts/develop/generate.ts: edit entities/invoice.ts instead, then run "npm run generate -- --root tests/domains/chinook".
import { invoice } from '../../../entities/invoice.ts'
import { createEntityClient } from '../../../../../../src/api/entity-client.ts'
import type { Resource } from '../../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../../src/engine/loading/load-chunk.ts'
import type { CreatePayload, UpdatePayload } from '../../../../../../src/kinds/payload-type.ts'
import { recordSchemaOf } from '../../../../../../src/kinds/record-schema.ts'
import type { RecordOf } from '../../../../../../src/kinds/record-type.ts'

export type Invoice = RecordOf<typeof invoice>

export type InvoiceCreate = CreatePayload<typeof invoice>

export type InvoiceUpdate = UpdatePayload<typeof invoice>

/**
 * The calls of `invoice`:
 * - list: `GET /api/invoices` answers `data.invoices`
 * - read: `GET /api/invoices/read/:id` answers `data.invoice`
 * - create: `POST /api/invoices/create` sends json
 * - update: `PUT /api/invoices/update` sends json
 * - destroy: `POST /api/invoices/cancel` sends json
 */
export const invoiceResource: Resource<Invoice, InvoiceCreate, InvoiceUpdate> = {
  entity: invoice,
  client: createEntityClient<Invoice, InvoiceCreate, InvoiceUpdate>(invoice, recordSchemaOf(invoice)),
  related: {
    customer: () => loadChunk(() => import('./customer.ts')).then(({ customerResource }) => customerResource),
  },
}
