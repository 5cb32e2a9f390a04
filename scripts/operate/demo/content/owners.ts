/** An invented stadium owner; `name` is the key other records refer to. */
export interface DemoOwner {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly status: boolean
  readonly expired_date: string
}

export const owners = [
  {
    name: 'Mourad Benallal',
    email: 'mourad.benallal@stades.example.dz',
    phone: '0670 99 66 90',
    status: true,
    expired_date: '2027-06-30',
  },
  {
    name: 'Abdelaziz Hadj Omar',
    email: 'abdelaziz.hadj.omar@stades.example.dz',
    phone: '0661 17 97 90',
    status: true,
    expired_date: '2027-12-31',
  },
  {
    name: 'Farid Touahri',
    email: 'farid.touahri@stades.example.dz',
    phone: '0663 50 35 87',
    status: true,
    expired_date: '2027-03-15',
  },
  {
    name: 'Samir Ouyahiaoui',
    email: 'samir.ouyahiaoui@stades.example.dz',
    phone: '0663 88 27 23',
    status: true,
    expired_date: '2027-09-01',
  },
  {
    name: 'Djamel Eddine Rahal',
    email: 'djamel.eddine.rahal@stades.example.dz',
    phone: '0555 61 63 99',
    status: false,
    expired_date: '2026-08-31',
  },
  {
    name: 'Noureddine Chaouchi',
    email: 'noureddine.chaouchi@stades.example.dz',
    phone: '0775 20 53 84',
    status: true,
    expired_date: '2028-01-31',
  },
  {
    name: 'Slimane Bouregaa',
    email: 'slimane.bouregaa@stades.example.dz',
    phone: '0770 93 30 17',
    status: true,
    expired_date: '2027-05-20',
  },
  {
    name: 'Hakim Lounaci',
    email: 'hakim.lounaci@stades.example.dz',
    phone: '0555 36 16 77',
    status: true,
    expired_date: '2027-02-28',
  },
  {
    name: 'Amar Zeghdoudi',
    email: 'amar.zeghdoudi@stades.example.dz',
    phone: '0775 51 94 37',
    status: false,
    expired_date: '2026-06-30',
  },
  {
    name: 'بوعلام طالبي',
    email: 'boualem.talbi@stades.example.dz',
    phone: '0775 31 90 51',
    status: true,
    expired_date: '2027-10-15',
  },
  {
    name: 'Kamel Messaoudene',
    email: 'kamel.messaoudene@stades.example.dz',
    phone: '0790 28 80 31',
    status: true,
    expired_date: '2027-04-30',
  },
  {
    name: 'Lyes Hamadouche',
    email: 'lyes.hamadouche@stades.example.dz',
    phone: '0660 59 95 21',
    status: true,
    expired_date: '2028-06-30',
  },
  {
    name: 'Tahar Guendouzi',
    email: 'tahar.guendouzi@stades.example.dz',
    phone: '0770 93 14 36',
    status: false,
    expired_date: '2026-10-01',
  },
  {
    name: 'عبد القادر زرقون',
    email: 'abdelkader.zergoun@stades.example.dz',
    phone: '0770 14 43 24',
    status: true,
    expired_date: '2027-08-10',
  },
  {
    name: 'Ali Benmansour',
    email: 'ali.benmansour@stades.example.dz',
    phone: '0551 87 15 88',
    status: true,
    expired_date: '2027-07-05',
  },
  {
    name: 'Nadir Belouadah',
    email: 'nadir.belouadah@stades.example.dz',
    phone: '0790 41 43 39',
    status: true,
    expired_date: '2026-12-31',
  },
] as const satisfies readonly DemoOwner[]

/** Refers to an owner by name. */
export interface OwnerRef {
  readonly owner: (typeof owners)[number]['name']
}
