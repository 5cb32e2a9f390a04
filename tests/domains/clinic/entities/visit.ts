import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { images } from '../../../../src/kinds/images/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { firstOf } from '../../../../src/schema/list-column.ts'

export const visit = defineEntity({
  name: 'visit',
  path: '/visits',
  menu: { label: 'Visites', icon: 'competition', order: 30 },
  home: { label: 'Visites', answer: 'visit_count' },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/visits', answer: 'result.visits.all' },
    read: { method: 'GET', path: '/api/v2/visits/:id', answer: 'result.visit' },
    create: { method: 'POST', path: '/api/v2/visits', body: 'multipart' },
    update: { method: 'PATCH', path: '/api/v2/visits/:id', body: 'multipart' },
    destroy: { method: 'DELETE', path: '/api/v2/visits/:id' },
  },
  fields: {
    pet_id: reference({
      label: 'Animal',
      to: 'pet',
      as: 'Pet',
      optionLabel: ['name', 'Keeper.full_name'],
      required: true,
    }),
    vet_id: reference({
      label: 'Vétérinaire',
      to: 'vet',
      as: 'Vet',
      optionLabel: ['full_name'],
      required: true,
    }),
    treatment_id: reference({
      label: 'Soin',
      to: 'treatment',
      as: 'Treatment',
      optionLabel: ['name.fr', 'name.ar'],
    }),
    room_id: reference({ label: 'Salle', to: 'room', as: 'Room', optionLabel: ['name', 'floor'] }),
    day: date({ label: 'Jour', required: true }),
    urgency: choice({ label: 'Urgence', options: { low: 'faible', high: { fr: 'forte', ar: 'عالية' } } }),
    report: longText({ label: 'Compte rendu' }),
    scans: images({
      label: 'Radios',
      placeholder: 'record',
      sentAs: { create: 'scans', add: 'newScans', keep: 'existingScans' },
    }),
  },
  list: {
    title: 'visites',
    add: 'Nouvelle visite',
    columns: [
      'day',
      firstOf('Animal', ['Pet.name']),
      firstOf('Propriétaire', ['Pet.Keeper.full_name']),
      firstOf('Soin', ['Treatment.name.fr', 'Treatment.name.ar']),
      'urgency',
    ],
  },
  texts: {
    create: 'Nouveau : visite',
    update: 'Modifier cette visite',
    created: 'visite : fiche ajoutée',
    updated: 'visite : fiche mise à jour',
    deleted: 'visite : fiche supprimée',
    confirmDelete: 'supprimer cette visite',
    inUse: 'Des fiches sont rattachées à cette visite.',
  },
})
