import { defineEntity } from '../../../../src/schema/entity.ts'
import { localizedText } from '../../../../src/kinds/localized-text/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { number } from '../../../../src/kinds/number/meaning.ts'
import { firstOf } from '../../../../src/schema/list-column.ts'

export const treatment = defineEntity({
  name: 'treatment',
  path: '/treatments',
  menu: { label: 'Soins', icon: 'tool', order: 40 },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/treatments', answer: null },
    read: { method: 'GET', path: '/api/v2/treatments/:id', answer: null },
    create: { method: 'POST', path: '/api/v2/treatments', body: 'json' },
    update: { method: 'PATCH', path: '/api/v2/treatments/:id', body: 'json' },
    destroy: { method: 'DELETE', path: '/api/v2/treatments/:id' },
  },
  fields: {
    name: localizedText({ label: 'Nom', required: true }),
    price: number({ label: 'Prix', required: true, min: 0, decimals: 2, unit: 'DA' }),
    notes: longText({ label: 'Notes' }),
  },
  list: { title: 'soins', add: 'Nouveau soin', columns: [firstOf('Nom', ['name.fr', 'name.ar']), 'price'] },
  texts: {
    create: 'Nouveau : soin',
    update: 'Modifier ce soin',
    created: 'soin : fiche ajoutée',
    updated: 'soin : fiche mise à jour',
    deleted: 'soin : fiche supprimée',
    confirmDelete: 'supprimer ce soin',
    inUse: 'Des fiches sont rattachées à ce soin.',
  },
})
