/** The question before what was typed would be lost. */
export const leaving = {
  title: 'Quitter sans enregistrer\u202f?',
  text: 'Vos modifications n’ont pas été enregistrées. Si vous quittez cette page, elles seront perdues.',
  stay: 'Rester',
  leave: 'Quitter sans enregistrer',
} as const
