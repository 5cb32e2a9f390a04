import { defineEntity } from '../../../../src/schema/entity.ts'
import { email } from '../../../../src/kinds/email/meaning.ts'
import { phone } from '../../../../src/kinds/phone/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import { toggle } from '../../../../src/kinds/toggle/meaning.ts'

export const keeper = defineEntity({
  name: 'keeper',
  path: '/keepers',
  menu: { label: 'Propriétaires', icon: 'owner', order: 10 },
  home: { label: 'Propriétaires', answer: 'keeper_count' },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/keepers', answer: 'items' },
    read: { method: 'GET', path: '/api/v2/keepers/:id', answer: 'item' },
    create: { method: 'POST', path: '/api/v2/keepers', body: 'json' },
    update: { method: 'PUT', path: '/api/v2/keepers/:id', body: 'json' },
    destroy: { method: 'DELETE', path: '/api/v2/keepers/:id' },
  },
  fields: {
    full_name: text({ label: 'Nom', required: true }),
    mobile: phone({ label: 'Mobile', unique: true }),
    mail: email({ label: 'Courriel' }),
    is_member: toggle({ label: 'Adhérent', words: { on: 'adhérent', off: 'de passage' } }),
  },
  list: {
    title: 'propriétaires',
    add: 'Nouveau propriétaire',
    columns: ['full_name', 'mobile', 'mail', 'is_member'],
  },
  texts: {
    create: 'Nouveau : propriétaire',
    update: 'Modifier ce propriétaire',
    created: 'propriétaire : fiche ajoutée',
    updated: 'propriétaire : fiche mise à jour',
    deleted: 'propriétaire : fiche supprimée',
    confirmDelete: 'supprimer ce propriétaire',
    inUse: 'Des fiches sont rattachées à ce propriétaire.',
  },
})
