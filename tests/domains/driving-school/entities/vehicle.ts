import { choice, crud, date, defineEntity, firstOf, image, reference, text, toggle } from 'tribune'

export const vehicle = defineEntity({
  name: 'vehicle',
  path: '/vehicles',
  menu: { label: 'Véhicules', icon: 'lucide-react/icons/car', order: 50 },
  endpoints: crud('/api/vehicles', { sends: 'multipart', one: 'vehicle', many: 'vehicles' }),
  fields: {
    picture: image({ label: 'Photo' }),
    plate: text({ label: 'Immatriculation', required: true, unique: true }),
    model: text({ label: 'Modèle' }),
    branch_id: reference({
      label: 'Agence',
      to: 'branch',
      as: 'Branch',
      optionLabel: ['name'],
      required: true,
      initial: ({ caller }) => caller['branch_id'],
    }),
    gearbox: choice({
      label: 'Boîte',
      options: { manual: 'Manuelle', automatic: 'Automatique' },
      initial: 'manual',
    }),
    inspected_until: date({ label: 'Contrôle technique jusqu’au' }),
    is_active: toggle({ label: 'En service', words: { on: 'en service', off: 'au garage' }, initial: true }),
  },
  list: {
    title: 'véhicules',
    add: 'Nouveau véhicule',
    columns: [
      'picture',
      'plate',
      'model',
      'gearbox',
      'inspected_until',
      'is_active',
      firstOf('Agence', ['Branch.name']),
    ],
    rowColour: { when: { inspected_until: { to: { days: 29 } } }, colour: 'orange' },
  },
  access: { create: ['manager'], update: ['manager', 'secretary'], delete: [] },
  texts: {
    create: 'Nouveau véhicule',
    update: 'Modifier ce véhicule',
    created: 'véhicule : fiche ajoutée',
    updated: 'véhicule : fiche mise à jour',
    deleted: 'véhicule : fiche supprimée',
    confirmDelete: 'supprimer ce véhicule',
    inUse: 'Des fiches sont rattachées à ce véhicule.',
  },
})
