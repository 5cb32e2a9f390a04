import type { Language } from '../../src/schema/values/text.ts'

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
  restore: {
    fr: { use: 'restaurer', not: /\brétablie?s?\b|récupérables?/i },
    ar: { use: 'استرجاع', not: /استعادة (البطاق|المحذوف)/ },
    en: { use: 'restore', not: /\bundelete|\brecoverable/i },
  },
  linked: {
    fr: { use: 'fiches liées', not: /rattach/i },
    ar: { use: 'البطاقات المرتبطة', not: /الملحقة|التابعة لها/ },
    en: { use: 'linked records', not: /\b(attached|related) records?\b/i },
  },
  request: {
    fr: { use: 'demande', not: /\brequête/i },
    ar: { use: 'طلب', not: /استعلام/ },
    en: { use: 'request', not: /\bquery\b/i },
  },
  attempt: {
    fr: { use: 'tentatives', not: /\bessais?\b/i },
    ar: { use: 'محاولات' },
    en: { use: 'attempts', not: /\btries\b/i },
  },
  administrator: {
    fr: { use: 'administrateur', not: /\badmins?\b|gestionnaire(?! de mots de passe)/i },
    ar: { use: 'المسؤول', not: /المدير|للمدير|المشرف/ },
    en: { use: 'administrator', not: /\badmins?\b|manager(?<!password manager)/i },
  },
  'tell somebody': {
    fr: { use: 'prévenez', not: /\bavertissez|\binformez/i },
    ar: { use: 'أبلغ', not: /(?<!\p{L})ف?(أعلم|أخبر)(?!\p{L})/u },
    en: { use: 'tell', not: /\bnotify\b|\binform\b/i },
  },
  'sign out': {
    fr: { use: 'se déconnecter', not: /délogu/i },
    ar: { use: 'تسجيل الخروج', not: /تسجيل الانصراف/ },
    en: { use: 'sign out', not: /\blog(ged)?[ -]?out\b(?! token)/i },
  },
  password: {
    fr: { use: 'mot de passe', not: /\bmdp\b/i },
    ar: { use: 'كلمة المرور', not: /كلمة (ال)?سر|الرقم السري/ },
    en: { use: 'password', not: /pass[- ]?(code|phrase)/i },
  },
  username: {
    fr: { use: 'nom d’utilisateur', not: /nom d’usager/i },
    ar: { use: 'اسم المستخدم', not: /اسم المستعمل/ },
    en: { use: 'username', not: /user name/i },
  },
  'API key': {
    fr: { use: 'clé d’API', not: /clés? API|\bclef|jeton d’API/i },
    ar: { use: 'مفتاح برمجي', not: /مفتاح API|مفتاح الواجهة/ },
    en: { use: 'API key', not: /API token|\bkey made\b/i },
  },
  'second factor': {
    fr: { use: 'second facteur', not: /deuxième facteur|\b2FA\b/i },
    ar: { use: 'وسيلة التحقق الثانية', not: /التحقق الثاني(?!ة)|تحقق ثانٍ|العامل الثاني/ },
    en: { use: 'second factor', not: /\b2FA\b|two-factor/i },
  },
  'two-step verification': {
    fr: { use: 'vérification en deux étapes', not: /(authentification|validation) (en|à) (deux|double)/i },
    ar: { use: 'التحقق بخطوتين', not: /المصادقة الثنائية|التحقق الثنائي/ },
    en: { use: 'two-step verification', not: /two-step (log|sign)|multi-factor/i },
  },
  'recovery code': {
    fr: { use: 'code de secours', not: /codes? de récupération/i },
    ar: { use: 'رمز استرجاع', not: /رم(ز|وز) (احتياطي|الطوارئ|الاستعادة)/ },
    en: { use: 'recovery code', not: /backup code|codes? made|make (new|recovery)/i },
  },
  dashboard: {
    fr: { use: 'tableau de bord' },
    ar: { use: 'لوحة القيادة', not: /لوحة (التحكم|المعلومات)/ },
    en: { use: 'dashboard', not: /control panel/i },
  },
  row: {
    fr: { use: 'ligne', not: /\brangées?\b/i },
    ar: { use: 'سطر', not: /(?<!\p{L})(ال)?(صف|صفوف)(?!\p{L})/u },
    en: { use: 'row' },
  },
  cell: {
    fr: { use: 'cellule', not: /\bcases?\b(?!.*cas)/i },
    ar: { use: 'خلية', not: /خانة|خانات/ },
    en: { use: 'cell' },
  },
  rename: {
    fr: { use: 'renommer' },
    ar: { use: 'إعادة التسمية', not: /تغيير الاسم/ },
    en: { use: 'rename', not: /change (the )?name/i },
  },
  draft: {
    fr: { use: 'brouillon', not: /ébauche/i },
    ar: { use: 'مسودة', not: /مسوّدة أولية/ },
    en: { use: 'draft' },
  },
  history: {
    fr: { use: 'historique' },
    ar: { use: 'سجل التعديلات', not: /التاريخ السابق|المحفوظات/ },
    en: { use: 'history', not: /\bchangelog\b/i },
  },
  /** Everybody is spoken to alike. */
  you: {
    fr: { use: 'vous', not: /(?<![\p{L}’])(tu|toi|ton|tes|te)(?![\p{L}’])/iu },
    ar: { use: 'لديك', not: /(لدي|إلي|علي|قرار|حساب|ملف|دور)كم(?!\p{L})|(?<!\p{L})لكم(?!\p{L})/u },
    en: { use: 'you' },
  },
}
