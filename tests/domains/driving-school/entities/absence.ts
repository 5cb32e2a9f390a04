import { choice, crud, datetime, defineEntity, firstOf, reference } from 'tribune'

export const absence = defineEntity({
  name: 'absence',
  path: '/absences',
  menu: { label: 'Absences', icon: 'lucide-react/icons/calendar-off', order: 45 },
  endpoints: crud('/api/absences', { sends: 'json', one: 'absence', many: 'absences' }),
  fields: {
    instructor_id: reference({
      label: 'Moniteur',
      to: 'instructor',
      as: 'Instructor',
      optionLabel: ['name'],
      required: true,
      onDelete: 'cascade',
    }),
    starts_at: datetime({ label: 'Du', required: true, max: { field: 'ends_at' } }),
    ends_at: datetime({ label: 'Au', required: true, min: { field: 'starts_at' } }),
    reason: choice({ label: 'Motif', options: { leave: 'Congé', sick: 'Maladie', training: 'Formation' } }),
  },
  list: {
    title: 'absences',
    add: 'Nouvelle absence',
    columns: [firstOf('Moniteur', ['Instructor.name']), 'starts_at', 'ends_at', 'reason'],
  },
  access: {
    create: ['manager', 'secretary'],
    update: ['manager', 'secretary'],
    delete: ['manager', 'secretary'],
  },
  texts: {
    create: 'Nouvelle absence',
    update: 'Modifier cette absence',
    created: 'absence : fiche ajoutée',
    updated: 'absence : fiche mise à jour',
    deleted: 'absence : fiche supprimée',
    confirmDelete: 'supprimer cette absence',
    inUse: 'Des fiches sont rattachées à cette absence.',
  },
})
