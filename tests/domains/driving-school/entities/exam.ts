import { choice, crud, date, datetime, defineEntity, firstOf, money, reference } from 'tribune'

export const exam = defineEntity({
  name: 'exam',
  path: '/exams',
  menu: { label: 'Examens', icon: 'lucide-react/icons/clipboard-check', order: 35 },
  endpoints: crud('/api/exams', { sends: 'json', one: 'exam', many: 'exams' }),
  fields: {
    student_id: reference({
      label: 'Élève',
      to: 'student',
      as: 'Student',
      optionLabel: ['name'],
      required: true,
    }),
    subject: choice({
      label: 'Épreuve',
      options: { code: 'Code', manoeuvres: 'Créneau', road: 'Circulation' },
      required: true,
    }),
    starts_at: datetime({ label: 'Convocation', required: true }),
    result: choice({
      label: 'Résultat',
      options: { waited: 'Attendu', passed: 'Reçu', failed: 'Ajourné' },
      colours: { passed: 'green', failed: 'red' },
      readOnly: true,
      initial: 'waited',
    }),
    fee: money({ label: 'Droits', min: 0 }),
    fee_paid_on: date({ label: 'Réglés le', showWhen: { fee: { empty: false } } }),
  },
  stages: {
    field: 'result',
    moves: { waited: { to: ['passed', 'failed'], by: ['manager', 'secretary'] } },
  },
  lock: { when: { result: { in: ['passed', 'failed'] } }, says: 'Le résultat de cet examen est connu.' },
  uniqueTogether: [['student_id', 'subject', 'starts_at']],
  list: {
    title: 'examens',
    add: 'Nouvel examen',
    columns: ['starts_at', firstOf('Élève', ['Student.name']), 'subject', 'fee', 'result'],
  },
  access: {
    create: ['manager', 'secretary'],
    delete: ['manager'],
    rows: {
      secretary: ({ admin }) => ({ Student: { branch_id: admin['branch_id'] } }),
      instructor: ({ admin }) => ({ Student: { branch_id: admin['branch_id'] } }),
    },
  },
  texts: {
    create: 'Nouvel examen',
    update: 'Modifier cet examen',
    created: 'examen : fiche ajoutée',
    updated: 'examen : fiche mise à jour',
    deleted: 'examen : fiche supprimée',
    confirmDelete: 'supprimer cet examen',
    inUse: 'Des fiches sont rattachées à cet examen.',
  },
})
