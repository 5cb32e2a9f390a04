import { choice, crud, defineEntity, money, number, text } from 'tribune'

export const course = defineEntity({
  name: 'course',
  path: '/courses',
  menu: { label: 'Formules', icon: 'lucide-react/icons/graduation-cap', order: 60 },
  endpoints: crud('/api/courses', { sends: 'json', one: 'course', many: 'courses' }),
  fields: {
    name: text({ label: 'Nom', required: true, unique: true }),
    licence: choice({ label: 'Permis', options: { a: 'A', b: 'B', c: 'C' }, initial: 'b' }),
    hours: number({ label: 'Heures prévues', min: 1, max: 100, unit: 'h' }),
    hourly_price: money({ label: 'Prix de l’heure', required: true, min: 0, max: 100_000 }),
  },
  list: { title: 'formules', add: 'Nouvelle formule', columns: ['name', 'licence', 'hours', 'hourly_price'] },
  access: { create: ['manager'], update: ['manager'], delete: ['manager'] },
  texts: {
    create: 'Nouvelle formule',
    update: 'Modifier cette formule',
    created: 'formule : fiche ajoutée',
    updated: 'formule : fiche mise à jour',
    deleted: 'formule : fiche supprimée',
    confirmDelete: 'supprimer cette formule',
    inUse: 'Des fiches sont rattachées à cette formule.',
  },
})
