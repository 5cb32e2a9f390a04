import { choice, crud, defineEntity, email, firstOf, password, reference, text } from 'tribune'

export const staff = defineEntity({
  name: 'staff',
  path: '/staff',
  menu: { label: 'Comptes', icon: 'lucide-react/icons/shield-check', order: 90 },
  endpoints: crud('/api/staff', { sends: 'json', one: 'account', many: 'accounts' }),
  fields: {
    name: text({ label: 'Nom', required: true }),
    email: email({ label: 'Email', required: true, unique: true }),
    role: choice({
      label: 'Rôle',
      options: { manager: 'Direction', secretary: 'Secrétariat', instructor: 'Moniteur' },
    }),
    branch_id: reference({ label: 'Agence', to: 'branch', as: 'Branch', optionLabel: ['name'] }),
    password: password({
      label: 'Mot de passe',
      required: true,
      confirmedBy: 'password_again',
      confirmationLabel: 'Mot de passe, encore',
    }),
  },
  list: {
    title: 'comptes',
    add: 'Nouveau compte',
    columns: ['name', 'email', 'role', firstOf('Agence', ['Branch.name'])],
  },
  access: { menu: [], fields: { branch_id: { update: [] } } },
  account: {
    signInBy: ['email'],
    signInLabel: 'Email',
    profile: ['name', 'email'],
    displayName: 'name',
    superAdministrator: 1,
    role: 'role',
    withoutRole: 'nothing',
    first: {
      name: { variable: 'SCHOOL_NAME', otherwise: 'Direction' },
      email: { variable: 'SCHOOL_EMAIL', otherwise: 'direction@levant.example' },
      password: { variable: 'SCHOOL_PASSWORD' },
    },
  },
  texts: {
    create: 'Nouveau compte',
    update: 'Modifier ce compte',
    created: 'compte : fiche ajoutée',
    updated: 'compte : fiche mise à jour',
    deleted: 'compte : fiche supprimée',
    confirmDelete: 'supprimer ce compte',
    inUse: 'Des fiches sont rattachées à ce compte.',
  },
})
