import { choice, crud, date, defineEntity, firstOf, number, reference, text } from 'tribune'

// Deleting a competition is no call of the contract: the row leaves the list in the browser alone.
const { destroy: _absent, ...endpoints } = crud('/api/competition', {
  sends: 'json',
  one: 'competition',
  many: 'competitions',
})

export const competition = defineEntity({
  name: 'competition',
  path: '/competitions',
  menu: { label: 'Competitions', icon: 'lucide-react/icons/trophy', order: 60 },
  home: {
    label: 'Competitions',
    answer: 'countCompetitions',
    widgets: {
      week: {
        shape: 'list',
        label: 'Compétitions de la semaine',
        filters: { date: { within: 'thisWeek' } },
        sort: 'date',
        columns: ['name', 'stadium_id'],
        isToDo: true,
      },
    },
  },
  endpoints,
  fields: {
    name: text({ label: 'Nom', header: 'name', required: true }),
    stadium_id: reference({
      label: 'Stade',
      to: 'stadium',
      as: 'Stadium',
      optionLabel: ['name', 'wilaya', 'commune'],
      required: true,
    }),
    player_id: reference({
      label: 'Joueur',
      to: 'player',
      as: 'Player',
      optionLabel: ['name', 'wilaya', 'commune'],
    }),
    n_teams: number({ label: 'Nombre d’équipes', header: 'number of teams', min: 0 }),
    type: choice({
      label: 'Type',
      header: 'type',
      options: { groupe: 'groupe', championat: 'championat' },
      colours: { groupe: 'indigo', championat: 'grape' },
    }),
    status: choice({
      label: 'Statut',
      header: 'status',
      options: { started: 'a commencé', 'will start': 'va commencer', looking: 'on recherche' },
      colours: { started: 'green', 'will start': 'blue', looking: 'orange' },
    }),
    date: date({ label: 'Date', header: 'date' }),
  },
  sections: {
    competition: { label: 'Compétition', fields: ['name', 'type', 'n_teams'] },
    place: { label: 'Lieu et participants', fields: ['stadium_id', 'player_id'] },
    schedule: { label: 'Calendrier', fields: ['status', 'date'] },
  },
  list: {
    title: 'competitions',
    add: 'Ajoute Competition',
    columns: [
      'name',
      firstOf('stadium', ['Stadium.name']),
      firstOf('owner', ['Player.name', 'Stadium.Owner.name']),
      'n_teams',
      'type',
      'status',
      'date',
    ],
  },
  texts: {
    create: 'Ajoute Competition',
    update: 'Modifier competition',
    created: 'competition créé avec succès',
    updated: 'competition mis à jour avec succès',
    deleted: 'Competition supprimer difinitivement!',
    confirmDelete: 'supprimer competition',
    inUse: 'Cette compétition ne peut pas être supprimée\u202f: des fiches y sont rattachées.',
    changeFirst: 'Changez d’abord cette compétition.',
    open: 'Ouvrir la compétition',
  },
})
