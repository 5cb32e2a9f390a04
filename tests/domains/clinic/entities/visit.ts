import { defineEntity } from '../../../../src/schema/entity.ts'
import { choice } from '../../../../src/kinds/choice/meaning.ts'
import { choices } from '../../../../src/kinds/choices/meaning.ts'
import { date } from '../../../../src/kinds/date/meaning.ts'
import { datetime } from '../../../../src/kinds/datetime/meaning.ts'
import { images } from '../../../../src/kinds/images/meaning.ts'
import { longText } from '../../../../src/kinds/long-text/meaning.ts'
import { reference } from '../../../../src/kinds/reference/meaning.ts'
import { time } from '../../../../src/kinds/time/meaning.ts'
import { toggle } from '../../../../src/kinds/toggle/meaning.ts'
import { firstOf } from '../../../../src/schema/list-column.ts'

export const visit = defineEntity({
  name: 'visit',
  path: '/visits',
  menu: { label: 'Visites', icon: 'lucide-react/icons/calendar-check', order: 30 },
  home: {
    label: 'Visites',
    answer: 'visit_count',
    widgets: {
      coming: {
        shape: 'list',
        label: { fr: 'Visites à venir', ar: 'الزيارات القادمة' },
        filters: { day: { within: ['today', 'future'] }, urgency: { in: ['low', 'high'] } },
        sort: 'day',
        order: 'desc',
        columns: ['pet_id', 'day', 'urgency'],
        most: 3,
      },
      urgent: {
        shape: 'chart',
        label: 'Visites par urgence',
        by: 'urgency',
        filters: { report: { empty: false } },
      },
      latest: { shape: 'latest', label: 'Dernières visites' },
    },
  },
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
    at: time({ label: 'Heure' }),
    arrived_at: datetime({ label: 'Arrivée' }),
    urgency: choice({
      label: 'Urgence',
      help: 'Forte si l’animal souffre.',
      options: { low: 'faible', high: { fr: 'forte', ar: 'عالية' } },
    }),
    exams: choices({
      label: 'Examens',
      help: 'Ceux du jour même.',
      options: { blood: 'Sang', xray: { fr: 'Radio', ar: 'أشعة' }, teeth: 'Dents' },
    }),
    is_closed: toggle({ label: 'Clôturée', words: { on: 'oui', off: 'non' } }),
    report: longText({ label: 'Compte rendu', readOnlyWhen: { field: 'is_closed', is: true } }),
    scans: images({
      label: 'Radios',
      sentAs: { create: 'scans', add: 'newScans', keep: 'existingScans' },
    }),
  },
  list: {
    title: 'visites',
    add: 'Nouvelle visite',
    columns: [
      'day',
      'at',
      'arrived_at',
      firstOf('Animal', ['Pet.name']),
      firstOf('Propriétaire', ['Pet.Keeper.full_name']),
      firstOf('Soin', ['Treatment.name.fr', 'Treatment.name.ar']),
      'urgency',
      'exams',
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
