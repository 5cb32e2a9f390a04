import {
  choice,
  crud,
  date,
  defineEntity,
  dependentLookup,
  email,
  image,
  joined,
  longText,
  lookup,
  password,
  phone,
  text,
} from 'tribune'
import { algeria } from './reference/algeria.ts'

export const player = defineEntity({
  name: 'player',
  path: '/players',
  menu: {
    label: { fr: 'Joueurs', ar: 'اللاعبون', en: 'Players' },
    icon: 'lucide-react/icons/shirt',
    order: 10,
  },
  home: {
    label: { fr: 'Joueurs', ar: 'اللاعبون', en: 'Players' },
    answer: 'countPlayers',
    widgets: {
      birthdays: {
        shape: 'list',
        label: {
          fr: 'Anniversaires de la semaine',
          ar: 'أعياد ميلاد هذا الأسبوع',
          en: 'Birthdays this week',
        },
        where: { birthday: { anniversary: 'thisWeek' } },
        sort: 'birthday',
        columns: ['name'],
        isToDo: true,
      },
      roles: {
        shape: 'chart',
        label: { fr: 'Joueurs par rôle', ar: 'اللاعبون حسب المركز', en: 'Players by position' },
        by: 'role',
        as: 'donut',
      },
      wilayas: {
        shape: 'chart',
        label: { fr: 'Joueurs par wilaya', ar: 'اللاعبون حسب الولاية', en: 'Players by wilaya' },
        by: 'wilaya',
      },
    },
  },
  endpoints: crud('/api/player', { sends: 'multipart', one: 'player', many: 'players' }),
  fields: {
    picture: image({
      label: { fr: 'Image', ar: 'الصورة', en: 'Image' },
      header: { fr: 'image', ar: 'الصورة', en: 'Image' },
      placeholder: new URL('./pictures/player.svg', import.meta.url).href,
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
    }),
    phone: phone({
      label: { fr: 'Téléphone', ar: 'الهاتف', en: 'Phone' },
      header: { fr: 'phone', ar: 'الهاتف', en: 'Phone' },
    }),
    birthday: date({
      label: { fr: 'Date de naissance', ar: 'تاريخ الميلاد', en: 'Date of birth' },
      past: true,
    }),
    role: choice({
      label: { fr: 'Rôle', ar: 'المركز', en: 'Position' },
      options: {
        goalkeeper: { fr: 'Gardier de but', ar: 'حارس مرمى', en: 'Goalkeeper' },
        defender: { fr: 'Deffenseur', ar: 'مدافع', en: 'Defender' },
        midfielder: { fr: 'Milieu de terrain', ar: 'وسط ميدان', en: 'Midfielder' },
        forward: { fr: 'Attaquant', ar: 'مهاجم', en: 'Forward' },
      },
      colours: { goalkeeper: 'yellow', defender: 'blue', midfielder: 'green', forward: 'red' },
    }),
    wilaya: lookup({
      label: { fr: 'Wilaya', ar: 'الولاية', en: 'Wilaya' },
      options: algeria.wilayas,
      keep: true,
    }),
    commune: dependentLookup({
      label: { fr: 'Commune', ar: 'البلدية', en: 'Commune' },
      dependsOn: 'wilaya',
      options: algeria.communesOf,
      keep: true,
    }),
    address: text({ label: { fr: 'Addresse', ar: 'العنوان', en: 'Address' }, importedAs: ['Adresse'] }),
    description: longText({ label: { fr: 'Description', ar: 'الوصف', en: 'Description' } }),
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
      fields: ['picture', 'name', 'birthday', 'role'],
    },
    contact: {
      label: { fr: 'Coordonnées', ar: 'معلومات الاتصال', en: 'Contact details' },
      fields: ['email', 'phone', 'wilaya', 'commune', 'address'],
    },
    about: { label: { fr: 'À propos', ar: 'نبذة', en: 'About' }, fields: ['description'] },
    access: { label: { fr: 'Accès', ar: 'معلومات الدخول', en: 'Access' }, fields: ['password'] },
  },
  list: {
    title: { fr: 'joueurs', ar: 'اللاعبون', en: 'Players' },
    add: { fr: 'Ajoute Joueur', ar: 'إضافة لاعب', en: 'Add player' },
    columns: [
      'picture',
      'name',
      'email',
      'phone',
      joined({ fr: 'Addresse', ar: 'العنوان', en: 'Address' }, ['wilaya', 'commune', 'address']),
    ],
  },
  updateReplacesHistory: true,
  texts: {
    create: { fr: 'Ajoute Joueur', ar: 'إضافة لاعب', en: 'Add player' },
    update: { fr: 'Modifier joueur', ar: 'تعديل لاعب', en: 'Edit player' },
    created: {
      fr: 'joueur ajouté avec succès',
      ar: 'تمت إضافة اللاعب بنجاح',
      en: 'Player added successfully',
    },
    updated: {
      fr: 'mise à jour du joueur avec succès',
      ar: 'تم تحديث بيانات اللاعب بنجاح',
      en: 'Player updated successfully',
    },
    deleted: {
      fr: 'Joueur supprimer difinitivement!',
      ar: 'تم حذف اللاعب نهائيًا',
      en: 'Player permanently deleted',
    },
    confirmDelete: { fr: 'supprimer joueur', ar: 'حذف لاعب', en: 'Delete player' },
    inUse: {
      fr: 'Ce joueur ne peut pas être supprimé\u202f: une équipe ou une compétition y est rattachée.',
      ar: 'لا يمكن حذف هذا اللاعب: فريق أو منافسة مرتبطة به.',
      en: 'This player cannot be deleted: a team or a competition is linked to them.',
    },
  },
})
