import { defineEntity } from '../../../../src/schema/entity.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { decimal, percent } from '../../../../src/kinds/decimal/meaning.ts'
import { duration } from '../../../../src/kinds/duration/meaning.ts'
import { json } from '../../../../src/kinds/json/meaning.ts'
import { localizedText } from '../../../../src/kinds/localized-text/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { markdown } from '../../../../src/kinds/markdown/meaning.ts'
import { number } from '../../../../src/kinds/number/meaning.ts'
import { tags } from '../../../../src/kinds/tags/meaning.ts'
import { text } from '../../../../src/kinds/text/meaning.ts'
import { firstOf } from '../../../../src/schema/list-column.ts'

export const treatment = defineEntity({
  name: 'treatment',
  path: '/treatments',
  menu: { label: 'Soins', icon: 'lucide-react/icons/syringe', order: 40 },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/treatments', answer: null },
    read: { method: 'GET', path: '/api/v2/treatments/:id', answer: null },
    create: { method: 'POST', path: '/api/v2/treatments', body: 'json' },
    update: { method: 'PATCH', path: '/api/v2/treatments/:id', body: 'json' },
    destroy: { method: 'DELETE', path: '/api/v2/treatments/:id' },
  },
  fields: {
    name: localizedText({ label: 'Nom', required: true, help: 'Une langue suffit.' }),
    price: number({
      label: 'Prix',
      required: true,
      min: 0,
      decimals: 2,
      unit: 'DA',
      prefix: { fr: '≈ ', ar: '~ ' },
    }),
    raised_on: date({ label: 'Augmenté le', readOnly: true }),
    cost: decimal({
      label: 'Coût',
      help: { fr: 'Ce que la clinique en paie.', ar: 'ما تدفعه العيادة.' },
      currency: 'DZD',
      decimals: 3,
      min: -20,
      max: 999_999_999_999_999,
    }),
    dose: decimal({ label: 'Dose', unit: 'ml' }),
    takes: duration({ label: 'Durée', help: 'Préparation comprise.' }),
    leaflet: markdown({ label: 'Notice', help: 'Remise au propriétaire.' }),
    device: json({ label: 'Réglages de l’appareil' }),
    discount: percent({ label: 'Remise', min: 0, max: 100, decimals: 1 }),
    keywords: tags({ label: 'Mots-clés' }),
    notes: longText({ label: 'Notes' }),
  },
  actions: {
    raise: {
      label: { fr: 'Augmenter le prix', ar: 'رفع السعر' },
      icon: 'lucide-react/icons/trending-up',
      on: 'record',
      confirm: 'Augmenter le prix de ce soin ?',
      done: 'soin : prix augmenté',
      fields: {
        percent: number({ label: 'Pour cent', required: true, min: 1, max: 50 }),
        reason: text({ label: 'Raison' }),
      },
    },
    round: { label: 'Arrondir les prix', on: 'list', done: 'soins : prix arrondis' },
  },
  list: {
    title: 'soins',
    add: 'Nouveau soin',
    columns: [firstOf('Nom', ['name.fr', 'name.ar']), 'price', 'cost', 'takes', 'keywords'],
  },
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
