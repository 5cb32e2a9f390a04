/** A piece of equipment, named in the three languages. */
export interface DemoTool {
  readonly name: { readonly en: string; readonly fr: string; readonly ar: string }
}

export const tools: readonly DemoTool[] = [
  { name: { en: 'Football', fr: 'Ballon', ar: 'كرة قدم' } },
  { name: { en: 'Training bib', fr: 'Chasuble', ar: 'صدرية تدريب' } },
  { name: { en: 'Marker cones', fr: 'Cônes', ar: 'أقماع' } },
  { name: { en: 'Stopwatch', fr: 'Chronomètre', ar: 'ساعة توقيت' } },
  { name: { en: 'Whistle', fr: 'Sifflet', ar: 'صفارة' } },
  { name: { en: 'Goal net', fr: 'Filet de but', ar: 'شبكة مرمى' } },
  { name: { en: 'Goalkeeper gloves', fr: 'Gants de gardien', ar: 'قفازات حارس المرمى' } },
  { name: { en: 'Shin guards', fr: 'Protège-tibias', ar: 'واقيات الساق' } },
  { name: { en: 'Corner flags', fr: 'Drapeaux de corner', ar: 'أعلام الركنية' } },
  { name: { en: 'First-aid kit', fr: 'Trousse de secours', ar: 'حقيبة إسعافات أولية' } },
  { name: { en: 'Ball pump', fr: 'Pompe à ballon', ar: 'منفاخ كرات' } },
  { name: { en: 'Agility ladder', fr: 'Échelle de rythme', ar: 'سلم الرشاقة' } },
  { name: { en: 'Captain’s armband', fr: 'Brassard de capitaine', ar: 'شارة القائد' } },
  { name: { en: 'Tactics board', fr: 'Tableau tactique', ar: 'لوحة تكتيكية' } },
]
