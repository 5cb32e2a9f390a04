import { crud, defineEntity, firstOf, localizedText } from 'tribune'

export const tool = defineEntity({
  name: 'tool',
  path: '/tools',
  menu: { label: 'Outils', icon: 'lucide-react/icons/wrench', order: 50 },
  endpoints: crud('/api/tool', { sends: 'json', one: 'tool', many: 'tools' }),
  fields: {
    name: localizedText({ label: 'Nom', required: true }),
  },
  list: {
    title: 'outils',
    add: 'Ajoute Outil',
    columns: [firstOf('name', ['name.fr'])],
  },
  texts: {
    create: 'Ajoute Outil',
    update: 'Modifier outil',
    created: 'outil créé avec succès',
    updated: 'outil mis à jour avec succès',
    deleted: 'Outil supprimer difinitivement!',
    confirmDelete: 'supprimer outil',
    inUse: 'Cet outil ne peut pas être supprimé\u202f: des fiches y sont rattachées.',
  },
})
