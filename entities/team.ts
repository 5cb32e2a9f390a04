import { crud, defineEntity, firstOf, image, reference, text } from 'tribune'

export const team = defineEntity({
  name: 'team',
  path: '/teams',
  menu: { label: 'Teams', icon: 'lucide-react/icons/users-round', order: 20 },
  home: { label: 'Teams', answer: 'countTeams' },
  endpoints: crud('/api/team', { sends: 'multipart', one: 'team', many: 'teams' }),
  fields: {
    logo: image({
      label: 'Logo',
      header: 'logo',
      placeholder: new URL('./pictures/team.svg', import.meta.url).href,
    }),
    name: text({ label: 'Nom', header: 'name', required: true }),
    player_id: reference({
      label: 'Joueur',
      to: 'player',
      as: 'Player',
      optionLabel: ['name', 'phone'],
      required: true,
    }),
  },
  list: {
    title: 'teams',
    add: 'Ajoute Team',
    columns: ['logo', 'name', firstOf('owner', ['Player.name'])],
  },
  texts: {
    create: 'Ajoute Team',
    update: 'Modifier team',
    created: null,
    updated: 'équipe mise à jour avec succès',
    deleted: 'Team supprimer difinitivement!',
    confirmDelete: 'supprimer team',
    inUse: 'Cette équipe ne peut pas être supprimée\u202f: des fiches y sont rattachées.',
    changeFirst: 'Changez d’abord cette équipe.',
    open: 'Ouvrir l’équipe',
  },
})
