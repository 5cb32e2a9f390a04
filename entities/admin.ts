import { crud, defineEntity, email, password, phone, text } from 'tribune'

const usual = crud('/api/admin', { sends: 'json', one: 'admin', many: 'admins' })

export const admin = defineEntity({
  name: 'admin',
  path: '/admins',
  menu: {
    label: 'Administrateurs',
    icon: 'lucide-react/icons/shield-check',
    order: 110,
  },
  home: {
    widgets: { latest: { shape: 'latest', label: 'Dernières modifications', everywhere: true, most: 8 } },
  },
  endpoints: {
    ...usual,
    list: { ...usual.list, path: '/api/admin/all' },
    read: { ...usual.read, credentials: 'same-origin' },
    create: { ...usual.create, path: '/api/admin/register' },
  },
  fields: {
    username: text({
      label: 'Nom d’utilisateur',
      header: 'username',
      required: true,
      unique: true,
      autoComplete: 'username',
    }),
    name: text({ label: 'Nom', header: 'name', required: true, autoComplete: 'name' }),
    email: email({ label: 'Email', header: 'email', required: true, unique: true }),
    phone: phone({ label: 'Téléphone', header: 'phone', unique: true }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: 'Confirmation du mot de passe',
    }),
  },
  sections: {
    identity: { label: 'Identité', fields: ['username', 'name', 'email', 'phone'] },
    access: { label: 'Accès', fields: ['password'] },
  },
  list: {
    title: 'administrateurs',
    add: 'Ajoute Administrateur',
    columns: ['name', 'username', 'email', 'phone'],
  },
  access: { menu: [] },
  account: {
    signInBy: ['email', 'phone', 'username'],
    profile: ['username', 'name', 'email', 'phone'],
    displayName: 'name',
    superAdministrator: 1,
    first: {
      username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' },
      email: { variable: 'ADMIN_EMAIL' },
      phone: { variable: 'ADMIN_PHONE' },
      password: { variable: 'ADMIN_PASSWORD' },
    },
  },
  texts: {
    create: 'Ajoute Administrateur',
    update: 'Modifier administrateur',
    created: 'admin créé avec succès',
    updated: 'administrateur mis à jour avec succès',
    deleted: 'Admin supprimer difinitivement!',
    deleteFailed: 'Error',
    confirmDelete: 'supprimer administrateur',
    inUse: 'Cet administrateur ne peut pas être supprimé\u202f: des fiches y sont rattachées.',
  },
})
