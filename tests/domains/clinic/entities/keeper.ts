import { coordinates, country, date, defineEntity, email, phone, text, toggle, url, uuid } from 'tribune'

export const keeper = defineEntity({
  name: 'keeper',
  path: '/keepers',
  menu: { label: 'Propriétaires', icon: 'lucide-react/icons/briefcase-business', order: 10 },
  home: { label: 'Propriétaires', answer: 'keeper_count' },
  endpoints: {
    list: { method: 'GET', path: '/api/v2/keepers', answer: 'items' },
    read: { method: 'GET', path: '/api/v2/keepers/:id', answer: 'item' },
    create: { method: 'POST', path: '/api/v2/keepers', body: 'json' },
    update: { method: 'PUT', path: '/api/v2/keepers/:id', body: 'json' },
    destroy: { method: 'DELETE', path: '/api/v2/keepers/:id' },
  },
  fields: {
    full_name: text({ label: 'Nom', required: true, minLength: 2, maxLength: 80 }),
    code: text({
      label: 'Code',
      unique: true,
      pattern: {
        matches: /^K-\d{4,8}$/,
        says: { fr: 'K- puis quatre à huit chiffres.', ar: 'K- ثم أربعة إلى ثمانية أرقام.' },
        example: 'K-00012',
      },
    }),
    mobile: phone({
      label: 'Mobile',
      icon: 'lucide-react/icons/smartphone',
      unique: true,
      placeholder: '0550 12 34 56',
      width: 'third',
    }),
    mail: email({ label: 'Courriel', requiredWhen: { is_member: true }, width: 'third' }),
    website: url({ label: 'Site' }),
    nationality: country({ label: 'Nationalité' }),
    account: text({ label: 'Compte', prefix: '@', suffix: '.dz', width: 'full' }),
    former_id: text({ label: 'Numéro dans l’ancien logiciel', hidden: true }),
    home: coordinates({ label: 'Domicile', help: 'Pour les visites à domicile.' }),
    insurance_id: uuid({ label: 'Police d’assurance', unique: true }),
    is_member: toggle({
      label: 'Adhérent',
      help: 'À jour de sa cotisation.',
      words: { on: 'adhérent', off: 'de passage' },
    }),
    member_since: date({ label: 'Adhérent depuis', showWhen: { is_member: true } }),
  },
  sections: {
    person: { label: 'Personne', fields: ['full_name', 'code', 'nationality', 'account'] },
    reach: { label: { fr: 'Coordonnées', ar: 'الاتصال' }, fields: ['mobile', 'mail', 'website', 'home'] },
    member: { label: 'Adhésion', fields: ['insurance_id', 'is_member', 'member_since'] },
  },
  tabs: true,
  related: ['pet'],
  list: {
    title: 'propriétaires',
    add: 'Nouveau propriétaire',
    columns: ['full_name', 'mobile', 'mail', 'nationality', 'account', 'home', 'is_member'],
  },
  texts: {
    create: 'Nouveau : propriétaire',
    update: 'Modifier ce propriétaire',
    created: 'propriétaire : fiche ajoutée',
    updated: 'propriétaire : fiche mise à jour',
    deleted: 'propriétaire : fiche supprimée',
    confirmDelete: 'supprimer ce propriétaire',
    inUse: 'Des fiches sont rattachées à ce propriétaire.',
  },
})
