import { choice, crud, defineEntity, text } from 'tribune'

export const territory = defineEntity({
  name: 'territory',
  path: '/territories',
  menu: {
    label: { en: 'Territories', ar: 'المناطق' },
    icon: 'lucide-react/icons/map',
    order: 60,
    group: 'settings',
  },
  endpoints: crud('/api/territories', { sends: 'json', one: 'territory', many: 'territories' }),
  fields: {
    code: text({
      label: { en: 'Code', ar: 'الرمز' },
      required: true,
      unique: true,
      pattern: { matches: /^\d{5}$/, says: { en: 'Five digits.', ar: 'خمسة أرقام.' }, example: '01581' },
    }),
    description: text({ label: { en: 'Description', ar: 'الوصف' }, required: true, maxLength: 50 }),
    region: choice({
      label: { en: 'Region', ar: 'الجهة' },
      required: true,
      options: {
        eastern: { en: 'Eastern', ar: 'الشرق' },
        western: { en: 'Western', ar: 'الغرب' },
        northern: { en: 'Northern', ar: 'الشمال' },
        southern: { en: 'Southern', ar: 'الجنوب' },
      },
    }),
  },
  list: {
    title: { en: 'territories', ar: 'المناطق' },
    add: { en: 'Add territory', ar: 'إضافة منطقة' },
    columns: ['code', 'description', 'region'],
  },
  related: ['employee'],
})
