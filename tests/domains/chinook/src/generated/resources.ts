// Written by scripts/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import type { LoadResource } from '../../../../../src/api/resource.ts'

/** The entities by name, loaded when they are first needed. */
export const resources = {
  artist: () => import('./clients/artist.ts').then(({ artistResource }) => artistResource),
  album: () => import('./clients/album.ts').then(({ albumResource }) => albumResource),
  track: () => import('./clients/track.ts').then(({ trackResource }) => trackResource),
  genre: () => import('./clients/genre.ts').then(({ genreResource }) => genreResource),
  mediaType: () => import('./clients/media-type.ts').then(({ mediaTypeResource }) => mediaTypeResource),
  customer: () => import('./clients/customer.ts').then(({ customerResource }) => customerResource),
  invoice: () => import('./clients/invoice.ts').then(({ invoiceResource }) => invoiceResource),
  employee: () => import('./clients/employee.ts').then(({ employeeResource }) => employeeResource),
  invoiceLine: () =>
    import('./clients/invoice-line.ts').then(({ invoiceLineResource }) => invoiceLineResource),
} satisfies Record<string, LoadResource>
