import { choice, color, defineEntity, number, rows, text, time } from 'tribune'

export const room = defineEntity({
  name: 'room',
  path: '/rooms',
  menu: { label: 'Salles', icon: 'lucide-react/icons/door-open', order: 50 },
  // A room that is closed stays in the books.
  endpoints: {
    list: { method: 'GET', path: '/api/v2/rooms', answer: 'rooms' },
    read: { method: 'POST', path: '/api/v2/rooms/find', body: 'json', answer: 'room' },
    create: { method: 'PUT', path: '/api/v2/rooms', body: 'json' },
    update: { method: 'POST', path: '/api/v2/rooms/save', body: 'json' },
  },
  fields: {
    name: text({
      label: 'Nom',
      required: true,
      unique: true,
      cell: () => import('./components/RoomNameCell.tsx'),
      control: () => import('./components/ChipControl.tsx'),
    }),
    door: color({ label: 'Couleur de la porte' }),
    hours: rows({
      label: 'Horaires',
      help: 'Un jour peut avoir plusieurs plages.',
      max: 14,
      fields: {
        day: choice({
          label: 'Jour',
          required: true,
          options: { week: 'en semaine', saturday: { fr: 'samedi', ar: 'السبت' }, sunday: 'dimanche' },
        }),
        opens: time({ label: 'De', required: true }),
        closes: time({ label: 'À', required: true }),
        note: text({ label: 'Remarque' }),
      },
    }),
    floor: number({ label: 'Étage', default: 0, min: -2, max: 9 }),
  },
  list: { title: 'salles', add: 'Nouvelle salle', columns: ['name', 'floor', 'door', 'hours'] },
  texts: {
    create: 'Nouveau : salle',
    update: 'Modifier cette salle',
    created: 'salle : fiche ajoutée',
    updated: 'salle : fiche mise à jour',
    deleted: 'salle : fiche supprimée',
    confirmDelete: 'supprimer cette salle',
    inUse: 'Des fiches sont rattachées à cette salle.',
  },
})
