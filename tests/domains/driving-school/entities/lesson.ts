import {
  choice,
  crud,
  datetime,
  defineEntity,
  firstOf,
  longText,
  money,
  number,
  reference,
  references,
} from 'tribune'
import { LONGEST_MINUTES } from './rules/booking.ts'

export const lesson = defineEntity({
  name: 'lesson',
  path: '/lessons',
  menu: { label: 'Leçons', icon: 'lucide-react/icons/calendar-clock', order: 10 },
  home: {
    label: 'Leçons',
    answer: 'lessons',
    widgets: {
      coming: {
        shape: 'list',
        label: 'Leçons à venir',
        where: {
          state: 'planned',
          or: [{ starts_at: { within: 'today' } }, { starts_at: { within: 'future' } }],
        },
        sort: 'starts_at',
        columns: ['starts_at', 'student_id', 'instructor_id'],
        isToDo: true,
      },
      instructors: {
        shape: 'chart',
        label: 'Leçons par moniteur ce mois',
        by: 'instructor_id',
        where: { starts_at: { within: 'thisMonth' } },
      },
    },
  },
  endpoints: crud('/api/lessons', { sends: 'json', one: 'lesson', many: 'lessons' }),
  fields: {
    branch_id: reference({
      label: 'Agence',
      to: 'branch',
      as: 'Branch',
      optionLabel: ['name'],
      required: true,
      initial: ({ caller }) => caller['branch_id'],
    }),
    student_id: reference({
      label: 'Élève',
      to: 'student',
      as: 'Student',
      optionLabel: ['name'],
      options: { where: { branch_id: { field: 'branch_id' } } },
      required: true,
    }),
    instructor_id: reference({
      label: 'Moniteur',
      to: 'instructor',
      as: 'Instructor',
      optionLabel: ['name'],
      options: { where: { branch_id: { field: 'branch_id' } } },
      required: true,
    }),
    vehicle_id: reference({
      label: 'Véhicule',
      to: 'vehicle',
      as: 'Vehicle',
      optionLabel: ['plate', 'model'],
      options: { where: { branch_id: { field: 'branch_id' }, is_active: true } },
    }),
    starts_at: datetime({ label: 'Début', required: true }),
    lasts: number({
      label: 'Durée',
      required: true,
      default: 60,
      min: 30,
      max: LONGEST_MINUTES,
      unit: 'min',
    }),
    ends_at: datetime({ label: 'Fin', readOnly: true }),
    price: money({ label: 'Prix', readOnly: true }),
    state: choice({
      label: 'État',
      options: { planned: 'Prévue', done: 'Faite', cancelled: 'Annulée' },
      colours: { done: 'green', cancelled: 'red' },
      readOnly: true,
      initial: 'planned',
    }),
    skill_ids: references({ label: 'Compétences', to: 'skill', as: 'Skills', optionLabel: ['name'] }),
    report: longText({ label: 'Compte rendu' }),
  },
  computed: {
    ends_at: ({ starts_at, lasts }) =>
      starts_at && lasts !== null ? new Date(Date.parse(starts_at) + lasts * 60_000).toISOString() : null,
  },
  stages: {
    field: 'state',
    moves: {
      planned: {
        to: [
          { stage: 'done', label: 'Leçon faite', icon: 'lucide-react/icons/check' },
          {
            stage: 'cancelled',
            label: 'Annuler la leçon',
            icon: 'lucide-react/icons/ban',
            confirm: 'Annuler cette leçon ?',
            by: ['manager', 'secretary'],
          },
        ],
      },
    },
  },
  lock: {
    when: { state: { in: ['done', 'cancelled'] } },
    says: 'Cette leçon est passée : rien n’y change plus.',
  },
  list: {
    title: 'leçons',
    add: 'Nouvelle leçon',
    columns: [
      'starts_at',
      'lasts',
      firstOf('Élève', ['Student.name']),
      firstOf('Moniteur', ['Instructor.name']),
      firstOf('Véhicule', ['Vehicle.plate']),
      'price',
      'state',
    ],
  },
  access: {
    delete: ['manager'],
    rows: {
      secretary: ({ admin }) => ({ branch_id: admin['branch_id'] }),
      // Those they give, wherever that is, and those of the students of their branch.
      instructor: ({ admin }) => ({
        or: [{ Instructor: { account_id: admin['id'] } }, { Student: { branch_id: admin['branch_id'] } }],
      }),
    },
  },
  texts: {
    create: 'Nouvelle leçon',
    update: 'Modifier cette leçon',
    created: 'leçon : fiche ajoutée',
    updated: 'leçon : fiche mise à jour',
    deleted: 'leçon : fiche supprimée',
    confirmDelete: 'supprimer cette leçon',
    inUse: 'Des fiches sont rattachées à cette leçon.',
  },
})
