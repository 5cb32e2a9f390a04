// Written by scripts/develop/generate.ts: edit entities/ instead, then run "npm run generate -- --root tests/domains/chinook".
import '../../../../../src/schema/entity-shapes.ts'

declare module '../../../../../src/schema/entity-shapes.ts' {
  interface EntityShapes {
    artist: {
      fields: 'name'
      relations: {}
    }
    album: {
      fields: 'cover' | 'title' | 'artist_id'
      relations: {
        Artist: 'artist'
      }
    }
    track: {
      fields:
        | 'name'
        | 'album_id'
        | 'media_type_id'
        | 'genre_id'
        | 'composer'
        | 'milliseconds'
        | 'bytes'
        | 'unit_price'
      relations: {
        Album: 'album'
        MediaType: 'mediaType'
        Genre: 'genre'
      }
    }
    genre: {
      fields: 'name'
      relations: {}
    }
    mediaType: {
      fields: 'name'
      relations: {}
    }
    customer: {
      fields:
        | 'first_name'
        | 'last_name'
        | 'company'
        | 'address'
        | 'country'
        | 'city'
        | 'postal_code'
        | 'phone'
        | 'fax'
        | 'email'
        | 'support_rep_id'
      relations: {
        SupportRep: 'employee'
      }
    }
    invoice: {
      fields:
        | 'customer_id'
        | 'invoice_date'
        | 'billing_address'
        | 'billing_country'
        | 'billing_city'
        | 'total'
        | 'is_paid'
      relations: {
        Customer: 'customer'
      }
    }
    employee: {
      fields:
        | 'first_name'
        | 'last_name'
        | 'title'
        | 'manager_id'
        | 'birth_date'
        | 'hire_date'
        | 'address'
        | 'country'
        | 'city'
        | 'postal_code'
        | 'phone'
        | 'fax'
        | 'email'
      relations: {
        Manager: 'employee'
      }
    }
    invoiceLine: {
      fields: 'invoice_id' | 'track_id' | 'unit_price' | 'quantity'
      relations: {
        Invoice: 'invoice'
        Track: 'track'
      }
    }
  }
}
