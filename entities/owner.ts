import { crud, date, defineEntity, email, image, password, phone, text, toggle } from 'tribune'

export const owner = defineEntity({
  name: 'owner',
  path: '/owners',
  menu: { label: 'Proprietaires', icon: 'lucide-react/icons/briefcase-business', order: 30 },
  home: {
    label: 'Proprietaires',
    answer: 'countOwners',
    widgets: {
      ending: {
        shape: 'list',
        label: 'Abonnements qui expirent sous 30 jours',
        filters: { expired_date: { within: 'next30Days' } },
        sort: 'expired_date',
        columns: ['name'],
        isToDo: true,
      },
    },
  },
  endpoints: crud('/api/owner', { sends: 'multipart', one: 'owner', many: 'owners' }),
  fields: {
    picture: image({
      label: 'Image',
      header: 'image',
      placeholder: new URL('./pictures/owner.svg', import.meta.url).href,
    }),
    name: text({ label: 'Nom', header: 'name', required: true, importedAs: ['Prénom et nom'] }),
    email: email({
      label: 'Email',
      header: 'email',
      required: true,
      unique: true,
      importedAs: ['Courriel', 'Adresse électronique'],
    }),
    phone: phone({ label: 'Téléphone', header: 'phone', importedAs: ['Mobile', 'Portable'] }),
    status: toggle({
      label: 'Statut',
      header: 'status',
      words: { on: 'active', off: 'inactive' },
      colours: { on: 'green', off: 'orange' },
    }),
    expired_date: date({ label: 'Date d’expiration', header: 'expiration date' }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Confirmation du mot de passe',
    }),
  },
  sections: {
    identity: { label: 'Identité', fields: ['picture', 'name'] },
    contact: { label: 'Coordonnées', fields: ['email', 'phone'] },
    contract: { label: 'Abonnement', fields: ['status', 'expired_date'] },
    access: { label: 'Accès', fields: ['password'] },
  },
  list: {
    title: 'proprietaires',
    add: 'Ajoute Proprietaire',
    columns: ['picture', 'name', 'email', 'phone', 'status', 'expired_date'],
    rowColour: { when: { field: 'status', is: false }, colour: 'orange' },
  },
  related: ['stadium'],
  texts: {
    create: 'Ajoute Proprietaire',
    update: 'Modifier proprietaire',
    created: 'propriétaire ajouté avec succès',
    updated: 'propriétaire mis à jour avec succès',
    deleted: 'Proprietaire supprimer difinitivement!',
    confirmDelete: 'supprimer proprietaire',
    inUse: 'Ce propriétaire ne peut pas être supprimé\u202f: un stade y est rattaché.',
  },
})
