import { crud } from '../../../src/schema/entity/endpoint.ts'
import type { AnyEntity } from '../../../src/schema/entity/entity.ts'
import type { Fields } from '../../../src/schema/entity/field-kinds.ts'
import { email } from '../../../src/kinds/email/definition.ts'
import { password } from '../../../src/kinds/password/definition.ts'
import { phone } from '../../../src/kinds/phone/definition.ts'
import { text } from '../../../src/kinds/text/definition.ts'

export const sampleTexts = {
  create: 'Ajouter',
  update: 'Modifier',
  created: 'ajouté',
  updated: 'modifié',
  deleted: 'supprimé',
  confirmDelete: 'supprimer',
  inUse: 'Des fiches y sont rattachées.',
} as const

/** An entity that no file describes, with the name of a reserved word. */
export function sampleEntity(fields: Fields, name = 'order'): AnyEntity {
  return {
    name,
    path: `/${name}`,
    menu: { label: name, icon: 'lucide-react/icons/file-text', order: 50 },
    endpoints: crud(`/api/${name}`, { sends: 'multipart', one: 'one', many: 'many' }),
    fields,
    list: { title: name, add: 'Ajouter', columns: Object.keys(fields) },
  }
}

const usual = crud('/api/admin', { sends: 'json', one: 'admin', many: 'admins' })
const personal = {
  username: text({ label: 'Identifiant', required: true, unique: true, autoComplete: 'username' }),
  name: text({ label: 'Nom', required: true, autoComplete: 'name' }),
  email: email({ label: 'Email', required: true, unique: true }),
  phone: phone({ label: 'Téléphone', unique: true }),
}

/** The accounts of a sample program. */
export const admin: AnyEntity = {
  name: 'admin',
  path: '/admins',
  menu: { label: 'Comptes', icon: 'lucide-react/icons/shield-check', order: 110 },
  endpoints: {
    ...usual,
    list: { ...usual.list, path: '/api/admin/all' },
    create: { ...usual.create, path: '/api/admin/register' },
  },
  fields: {
    ...personal,
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Encore',
    }),
  },
  list: { title: 'comptes', add: 'Ajouter', columns: Object.keys(personal) },
  access: { menu: [] },
  account: {
    signInBy: ['email', 'phone', 'username'],
    profile: Object.keys(personal),
    displayName: 'name',
    superAdministrator: 1,
    first: {
      username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' },
      email: { variable: 'ADMIN_EMAIL' },
      phone: { variable: 'ADMIN_PHONE' },
      password: { variable: 'ADMIN_PASSWORD' },
    },
  },
  texts: sampleTexts,
}

/** A program of these entities, which somebody can log in to. */
export function programOf(...entities: readonly AnyEntity[]): readonly AnyEntity[] {
  return [...entities, admin]
}
