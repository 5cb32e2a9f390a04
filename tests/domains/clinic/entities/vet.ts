import { crud, date, defineEntity, image, password, phone, reference, text } from 'tribune'

export const vet = defineEntity({
  name: 'vet',
  path: '/vets',
  menu: {
    label: 'Vétérinaires',
    icon: 'lucide-react/icons/shield-check',
    order: 110,
  },
  endpoints: crud('/api/v2/vet', { sends: 'multipart', one: 'vet', many: 'vets' }),
  fields: {
    photo: image({ label: 'Photo' }),
    licence: text({
      label: "Numéro d'ordre",
      required: true,
      unique: true,
      autoComplete: 'username',
      pattern: { matches: /^V-\d{4}$/, says: 'V, un tiret et quatre chiffres.', example: 'V-0001' },
    }),
    full_name: text({ label: 'Nom', required: true }),
    mobile: phone({ label: 'Mobile', unique: true }),
    // Each has a room of the own, and each day one who answers at night.
    room_id: reference({ label: 'Cabinet', to: 'room', as: 'Room', optionLabel: ['name'], unique: true }),
    on_call: date({ label: 'Prochaine garde', unique: true, min: 'today' }),
    passphrase: password({
      label: 'Phrase secrète',
      required: true,
      confirmedBy: 'passphrase_repeated',
      confirmationLabel: 'Phrase secrète, encore',
    }),
  },
  pages: { list: () => import('./components/VetsPage.tsx') },
  list: {
    title: 'vétérinaires',
    add: 'Nouveau vétérinaire',
    columns: ['photo', 'full_name', 'licence', 'mobile'],
  },
  access: { menu: [] },
  account: {
    signInBy: ['licence', 'mobile'],
    signInLabel: "Numéro d'ordre ou mobile",
    profile: ['licence', 'full_name', 'mobile'],
    displayName: 'full_name',
    superAdministrator: 1,
    apiKeys: true,
    agents: true,
    sessionList: true,
    ownPassword: true,
    first: {
      licence: { variable: 'VET_LICENCE', otherwise: 'V-0001' },
      full_name: { variable: 'VET_NAME', otherwise: 'Dr Nadia Belkacem' },
      passphrase: { variable: 'VET_PASSPHRASE' },
    },
  },
  texts: {
    create: 'Nouveau : vétérinaire',
    update: 'Modifier ce vétérinaire',
    created: 'vétérinaire : fiche ajoutée',
    updated: 'vétérinaire : fiche mise à jour',
    deleted: 'vétérinaire : fiche supprimée',
    confirmDelete: 'supprimer ce vétérinaire',
    inUse: 'Des fiches sont rattachées à ce vétérinaire.',
  },
})
