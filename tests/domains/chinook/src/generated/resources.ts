// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { LoadResource } from '../../../../../src/api/resource.ts'
import { loadChunk } from '../../../../../src/engine/loading/load-chunk.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  artist: () => loadChunk(() => import('./clients/artist.ts')).then(({ artistResource }) => artistResource),
  album: () => loadChunk(() => import('./clients/album.ts')).then(({ albumResource }) => albumResource),
  track: () => loadChunk(() => import('./clients/track.ts')).then(({ trackResource }) => trackResource),
  genre: () => loadChunk(() => import('./clients/genre.ts')).then(({ genreResource }) => genreResource),
  mediaType: () =>
    loadChunk(() => import('./clients/media-type.ts')).then(({ mediaTypeResource }) => mediaTypeResource),
  customer: () =>
    loadChunk(() => import('./clients/customer.ts')).then(({ customerResource }) => customerResource),
  invoice: () =>
    loadChunk(() => import('./clients/invoice.ts')).then(({ invoiceResource }) => invoiceResource),
  employee: () =>
    loadChunk(() => import('./clients/employee.ts')).then(({ employeeResource }) => employeeResource),
  invoiceLine: () =>
    loadChunk(() => import('./clients/invoice-line.ts')).then(
      ({ invoiceLineResource }) => invoiceLineResource,
    ),
} satisfies Record<string, LoadResource>
