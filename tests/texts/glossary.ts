import type { Language } from '../../src/schema/text.ts'

interface Term {
  /** How a concept is called wherever people read of it. */
  readonly use: string
  /** What it is never called. */
  readonly not?: RegExp
}

/** One term for each concept in each language. */
export const glossary: Readonly<Record<string, Readonly<Record<Language, Term>>>> = {
  record: {
    fr: { use: 'fiche', not: /\benregistrements\b/i },
    ar: { use: 'بطاقة', not: /سجلات/ },
    en: { use: 'record', not: /\b(entry|entries|item|items)\b/i },
  },
  view: {
    fr: { use: 'vue', not: /\bvisualisation/i },
    ar: { use: 'طريقة العرض', not: /(?<!\p{L})(ال)?عروض(?!\p{L})/u },
    en: { use: 'view', not: /\bperspectives?\b/i },
  },
  empty: {
    fr: { use: 'non renseigné', not: /^vide$/i },
    ar: { use: 'غير محدد' },
    en: { use: 'not set', not: /^(nothing|blank)$/i },
  },
  email: {
    fr: { use: 'email', not: /e-mail|courriel|\bmél\b/i },
    ar: { use: 'البريد الإلكتروني', not: /إيميل|ايميل/ },
    en: { use: 'email', not: /e-mail/i },
  },
  cancel: {
    fr: { use: 'Annuler', not: /^Abandon$/i },
    ar: { use: 'إلغاء', not: /إلغاء الأمر/ },
    en: { use: 'Cancel', not: /^Abort$/i },
  },
  passkey: {
    fr: { use: 'clé d’accès', not: /pass[- ]?key|clé de passe/i },
    ar: { use: 'مفتاح المرور', not: /passkey|مفتاح الدخول/i },
    en: { use: 'passkey', not: /pass key|pass-key|access key/i },
  },
  trash: {
    fr: { use: 'corbeille', not: /poubelle/i },
    ar: { use: 'سلة المحذوفات', not: /المهملات|القمامة/ },
    en: { use: 'trash', not: /recycle|\bbin\b|rubbish/i },
  },
  session: {
    fr: { use: 'session', not: /\bséance/i },
    ar: { use: 'جلسة', not: /دورة/ },
    en: { use: 'session' },
  },
  'sign in': {
    fr: { use: 'se connecter', not: /s’identifier|se loguer/i },
    ar: { use: 'تسجيل الدخول' },
    en: { use: 'sign in', not: /\blog(s|ged)? (you )?(in|on)\b|\blog-?ins?\b|\bset-up\b/i },
  },
  role: {
    fr: { use: 'rôle', not: /\bprofil d’accès/i },
    ar: { use: 'دور', not: /رتبة/ },
    en: { use: 'role' },
  },
  'role preview': {
    fr: { use: 'voir comme' },
    ar: { use: 'معاينة', not: /كما يراه/ },
    en: { use: 'preview', not: /\bsee (the program )?as\b|to read alone/i },
  },
  import: {
    fr: { use: 'importer', not: /\bcharger un fichier/i },
    ar: { use: 'استيراد', not: /توريد/ },
    en: { use: 'import', not: /\bingest/i },
  },
  drop: {
    fr: { use: 'glissez', not: /\blâcher/i },
    ar: { use: 'اسحب', not: /إسقاط|أسقط/ },
    en: { use: 'drag' },
  },
}
