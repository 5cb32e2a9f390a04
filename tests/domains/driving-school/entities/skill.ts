import { crud, defineEntity, longText, number, text } from 'tribune'

export const skill = defineEntity({
  name: 'skill',
  path: '/skills',
  menu: { label: 'Compétences', icon: 'lucide-react/icons/list-checks', order: 70 },
  endpoints: crud('/api/skills', { sends: 'json', one: 'skill', many: 'skills' }),
  fields: {
    name: text({ label: 'Nom', required: true, unique: true }),
    rank: number({ label: 'Rang', min: 1 }),
    notes: longText({ label: 'Notes' }),
  },
  list: { title: 'compétences', add: 'Nouvelle compétence', columns: ['rank', 'name'] },
  texts: {
    create: 'Nouvelle compétence',
    update: 'Modifier cette compétence',
    created: 'compétence : fiche ajoutée',
    updated: 'compétence : fiche mise à jour',
    deleted: 'compétence : fiche supprimée',
    confirmDelete: 'supprimer cette compétence',
    inUse: 'Des fiches sont rattachées à cette compétence.',
  },
})
