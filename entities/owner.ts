import { crud, date, defineEntity, email, image, password, phone, text, toggle } from 'tribune'

export const owner = defineEntity({
  name: 'owner',
  path: '/owners',
  menu: {
    label: { fr: 'Proprietaires', ar: 'الملّاك', en: 'Owners' },
    icon: 'lucide-react/icons/briefcase-business',
    order: 30,
  },
  home: {
    label: { fr: 'Proprietaires', ar: 'الملّاك', en: 'Owners' },
    answer: 'countOwners',
    widgets: {
      ending: {
        shape: 'list',
        label: {
          fr: 'Abonnements qui expirent sous 30 jours',
          ar: 'اشتراكات تنتهي خلال 30 يومًا',
          en: 'Subscriptions expiring within 30 days',
        },
        where: { expired_date: { within: 'next30Days' } },
        sort: 'expired_date',
        columns: ['name'],
        isToDo: true,
      },
    },
  },
  endpoints: crud('/api/owner', { sends: 'multipart', one: 'owner', many: 'owners' }),
  fields: {
    picture: image({
      label: { fr: 'Image', ar: 'الصورة', en: 'Image' },
      header: { fr: 'image', ar: 'الصورة', en: 'Image' },
      placeholder: new URL('./pictures/owner.svg', import.meta.url).href,
    }),
    name: text({
      label: { fr: 'Nom', ar: 'الاسم', en: 'Name' },
      header: { fr: 'name', ar: 'الاسم', en: 'Name' },
      required: true,
      importedAs: ['Prénom et nom'],
    }),
    email: email({
      label: { fr: 'Email', ar: 'البريد الإلكتروني', en: 'Email' },
      header: { fr: 'email', ar: 'البريد الإلكتروني', en: 'Email' },
      required: true,
      unique: true,
      importedAs: ['Courriel', 'Adresse électronique'],
    }),
    phone: phone({
      label: { fr: 'Téléphone', ar: 'الهاتف', en: 'Phone' },
      header: { fr: 'phone', ar: 'الهاتف', en: 'Phone' },
      importedAs: ['Mobile', 'Portable'],
    }),
    status: toggle({
      label: { fr: 'Statut', ar: 'الحالة', en: 'Status' },
      header: { fr: 'status', ar: 'الحالة', en: 'Status' },
      words: {
        on: { fr: 'active', ar: 'نشط', en: 'Active' },
        off: { fr: 'inactive', ar: 'متوقف', en: 'Inactive' },
      },
      colours: { on: 'green', off: 'orange' },
    }),
    expired_date: date({
      label: { fr: 'Date d’expiration', ar: 'تاريخ انتهاء الصلاحية', en: 'Expiration date' },
      header: { fr: 'expiration date', ar: 'تاريخ انتهاء الصلاحية', en: 'Expiration date' },
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
    identity: { label: { fr: 'Identité', ar: 'الهوية', en: 'Identity' }, fields: ['picture', 'name'] },
    contact: {
      label: { fr: 'Coordonnées', ar: 'معلومات الاتصال', en: 'Contact details' },
      fields: ['email', 'phone'],
    },
    contract: {
      label: { fr: 'Abonnement', ar: 'الاشتراك', en: 'Subscription' },
      fields: ['status', 'expired_date'],
    },
    access: { label: { fr: 'Accès', ar: 'معلومات الدخول', en: 'Access' }, fields: ['password'] },
  },
  list: {
    title: { fr: 'proprietaires', ar: 'الملّاك', en: 'Owners' },
    add: { fr: 'Ajoute Proprietaire', ar: 'إضافة مالك', en: 'Add owner' },
    columns: ['picture', 'name', 'email', 'phone', 'status', 'expired_date'],
    rowColour: { when: { status: false }, colour: 'orange' },
  },
  related: ['stadium'],
  texts: {
    create: { fr: 'Ajoute Proprietaire', ar: 'إضافة مالك', en: 'Add owner' },
    update: { fr: 'Modifier proprietaire', ar: 'تعديل مالك', en: 'Edit owner' },
    created: {
      fr: 'propriétaire ajouté avec succès',
      ar: 'تمت إضافة المالك بنجاح',
      en: 'Owner added successfully',
    },
    updated: {
      fr: 'propriétaire mis à jour avec succès',
      ar: 'تم تحديث بيانات المالك بنجاح',
      en: 'Owner updated successfully',
    },
    deleted: {
      fr: 'Proprietaire supprimer difinitivement!',
      ar: 'تم حذف المالك نهائيًا',
      en: 'Owner permanently deleted',
    },
    confirmDelete: { fr: 'supprimer proprietaire', ar: 'حذف مالك', en: 'Delete owner' },
    inUse: {
      fr: 'Ce propriétaire ne peut pas être supprimé\u202f: un stade y est rattaché.',
      ar: 'لا يمكن حذف هذا المالك: ملعب مرتبط به.',
      en: 'This owner cannot be deleted: a stadium is linked to them.',
    },
  },
})
