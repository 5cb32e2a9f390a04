import { crud } from '../../../src/schema/endpoint.ts'
import type { AnyEntity } from '../../../src/schema/entity.ts'
import type { Fields } from '../../../src/schema/field-kinds.ts'
import { admin } from '../../../entities/admin.ts'
import { tool } from '../../../entities/tool.ts'

/** An entity that no file describes, with the name of a reserved word. */
export function sampleEntity(fields: Fields, name = 'order'): AnyEntity {
  return {
    name,
    path: `/${name}`,
    menu: { label: name, icon: 'lucide-react/icons/file-text', order: 50 },
    endpoints: crud(`/api/${name}`, { sends: 'multipart', one: 'one', many: 'many' }),
    fields,
    list: { title: name, add: 'Ajouter', columns: Object.keys(fields) },
    texts: tool.texts,
  }
}

/** A program of these entities, which somebody can log in to. */
export function programOf(...entities: readonly AnyEntity[]): readonly AnyEntity[] {
  return [...entities, admin]
}
