import { crud, defineEntity, email, password, phone, text } from 'tribune'

const usual = crud('/api/admin', { sends: 'json', one: 'admin', many: 'admins' })

export const admin = defineEntity({
  name: 'admin',
  path: '/admins',
  menu: {
    label: { fr: 'Administrateurs', ar: 'المسؤولون', en: 'Administrators' },
    icon: 'lucide-react/icons/shield-check',
    order: 110,
  },
  home: {
    widgets: {
      latest: {
        shape: 'latest',
        label: { fr: 'Dernières modifications', ar: 'آخر التعديلات', en: 'Latest changes' },
        everywhere: true,
        most: 8,
      },
    },
  },
  endpoints: {
    ...usual,
    list: { ...usual.list, path: '/api/admin/all' },
    read: { ...usual.read, credentials: 'same-origin' },
    create: { ...usual.create, path: '/api/admin/register' },
  },
  fields: {
    username: text({
      label: { fr: 'Nom d’utilisateur', ar: 'اسم المستخدم', en: 'Username' },
      header: { fr: 'username', ar: 'اسم المستخدم', en: 'Username' },
      required: true,
      unique: true,
      autoComplete: 'username',
    }),
    name: text({
      label: { fr: 'Nom', ar: 'الاسم', en: 'Name' },
      header: { fr: 'name', ar: 'الاسم', en: 'Name' },
      required: true,
      autoComplete: 'name',
    }),
    email: email({
      label: { fr: 'Email', ar: 'البريد الإلكتروني', en: 'Email' },
      header: { fr: 'email', ar: 'البريد الإلكتروني', en: 'Email' },
      required: true,
      unique: true,
    }),
    phone: phone({
      label: { fr: 'Téléphone', ar: 'الهاتف', en: 'Phone' },
      header: { fr: 'phone', ar: 'الهاتف', en: 'Phone' },
      unique: true,
    }),
    password: password({
      label: { fr: 'Mot de passe', ar: 'كلمة المرور', en: 'Password' },
      required: true,
      confirmedBy: 'confirmation_password',
      confirmationLabel: {
        fr: 'Confirmation du mot de passe',
        ar: 'تأكيد كلمة المرور',
        en: 'Confirm password',
      },
    }),
  },
  sections: {
    identity: {
      label: { fr: 'Identité', ar: 'الهوية', en: 'Identity' },
      fields: ['username', 'name', 'email', 'phone'],
    },
    access: { label: { fr: 'Accès', ar: 'معلومات الدخول', en: 'Access' }, fields: ['password'] },
  },
  list: {
    title: { fr: 'administrateurs', ar: 'المسؤولون', en: 'Administrators' },
    add: { fr: 'Ajoute Administrateur', ar: 'إضافة مسؤول', en: 'Add administrator' },
    columns: ['name', 'username', 'email', 'phone'],
  },
  access: { menu: [] },
  account: {
    signInBy: ['email', 'phone', 'username'],
    profile: ['username', 'name', 'email', 'phone'],
    displayName: 'name',
    superAdministrator: 1,
    sessionList: true,
    email: 'email',
    invitation: 'byMail',
    secondFactor: 'optional',
    // Everything that a call of the requirement changes is changed without a second question.
    askAgain: false,
    first: {
      username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' },
      email: { variable: 'ADMIN_EMAIL' },
      phone: { variable: 'ADMIN_PHONE' },
      password: { variable: 'ADMIN_PASSWORD' },
    },
  },
  texts: {
    create: { fr: 'Ajoute Administrateur', ar: 'إضافة مسؤول', en: 'Add administrator' },
    update: { fr: 'Modifier administrateur', ar: 'تعديل مسؤول', en: 'Edit administrator' },
    created: {
      fr: 'admin créé avec succès',
      ar: 'تمت إضافة المسؤول بنجاح',
      en: 'Administrator added successfully',
    },
    updated: {
      fr: 'administrateur mis à jour avec succès',
      ar: 'تم تحديث بيانات المسؤول بنجاح',
      en: 'Administrator updated successfully',
    },
    deleted: {
      fr: 'Admin supprimer difinitivement!',
      ar: 'تم حذف المسؤول نهائيًا',
      en: 'Administrator permanently deleted',
    },
    deleteFailed: { fr: 'Error', ar: 'تعذّر حذف المسؤول', en: 'The administrator could not be deleted' },
    confirmDelete: { fr: 'supprimer administrateur', ar: 'حذف مسؤول', en: 'Delete administrator' },
    inUse: {
      fr: 'Cet administrateur ne peut pas être supprimé\u202f: des fiches y sont rattachées.',
      ar: 'لا يمكن حذف هذا المسؤول: بطاقات أخرى مرتبطة به.',
      en: 'This administrator cannot be deleted: other records are linked to them.',
    },
  },
})
