import { crud, defineEntity, money, phone, text } from 'tribune'

export const branch = defineEntity({
  name: 'branch',
  path: '/branches',
  menu: { label: 'Agences', icon: 'lucide-react/icons/building-2', order: 80 },
  endpoints: crud('/api/branches', { sends: 'json', one: 'branch', many: 'branches' }),
  fields: {
    name: text({ label: 'Nom', required: true, unique: true }),
    city: text({ label: 'Ville' }),
    phone: phone({ label: 'Téléphone' }),
    credit: money({
      label: 'Crédit',
      help: 'Ce qu’un élève peut devoir et réserver encore.',
      min: 0,
    }),
  },
  list: { title: 'agences', add: 'Nouvelle agence', columns: ['name', 'city', 'phone', 'credit'] },
  related: ['instructor', 'vehicle', 'student'],
  access: { create: [], update: ['manager'], delete: [] },
  texts: {
    create: 'Nouvelle agence',
    update: 'Modifier cette agence',
    created: 'agence : fiche ajoutée',
    updated: 'agence : fiche mise à jour',
    deleted: 'agence : fiche supprimée',
    confirmDelete: 'supprimer cette agence',
    inUse: 'Des fiches sont rattachées à cette agence.',
  },
})
