import { defineApp } from 'tribune'

export const app = defineApp({
  name: 'Northwind',
  colours: { accent: '#7a3b12' },
  login: {
    promise: {
      en: 'Fine foods, from those who make them to those who sell them.',
      ar: 'مواد غذائية رفيعة، ممن يصنعها إلى من يبيعها.',
    },
  },
  languages: ['en', 'ar'], // and no French, which the football back office is written in
  fallback: 'en',
  timeZone: 'America/Los_Angeles',
  firstDayOfWeek: 'sunday',
  menuGroups: {
    sales: { label: { en: 'Sales', ar: 'المبيعات' } },
    goods: { label: { en: 'Goods', ar: 'البضائع' } },
    settings: {},
  },
  dashboards: {
    sales: {
      label: { en: 'Sales figures', ar: 'أرقام المبيعات' },
      icon: 'lucide-react/icons/chart-column',
      order: 5,
      group: 'sales',
    },
  },
})
