// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import { artist } from '../../entities/artist.ts'
import { album } from '../../entities/album.ts'
import { track } from '../../entities/track.ts'
import { genre } from '../../entities/genre.ts'
import { mediaType } from '../../entities/media-type.ts'
import { customer } from '../../entities/customer.ts'
import { invoice } from '../../entities/invoice.ts'
import { employee } from '../../entities/employee.ts'
import { invoiceLine } from '../../entities/invoice-line.ts'
import type { AnyEntity } from '../../../../../src/schema/entity.ts'

/** Every entity, in the order of the menu. */
export const entities: readonly AnyEntity[] = [
  artist,
  album,
  track,
  genre,
  mediaType,
  customer,
  invoice,
  employee,
  invoiceLine,
]
