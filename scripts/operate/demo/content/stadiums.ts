import type { OwnerRef } from './owners.ts'

/** An invented stadium; `name` is the key other records refer to. */
export interface DemoStadium {
  readonly name: string
  readonly owner_id: OwnerRef
  readonly wilaya: string
  readonly commune: string
  readonly address: string
  readonly n_players: number
}

export const stadiums = [
  {
    name: 'Stade El Bahia',
    owner_id: { owner: 'Mourad Benallal' },
    wilaya: 'Oran',
    commune: 'Bir El Djir',
    address: 'Boulevard Millénium, Hai Es-Sabah',
    n_players: 22,
  },
  {
    name: 'Complexe Les Remparts',
    owner_id: { owner: 'Abdelaziz Hadj Omar' },
    wilaya: 'Constantine',
    commune: 'El Khroub',
    address: 'Nouvelle ville Ali Mendjeli, UV 13',
    n_players: 22,
  },
  {
    name: 'Stade des Oliviers',
    owner_id: { owner: 'Samir Ouyahiaoui' },
    wilaya: 'Tizi Ouzou',
    commune: 'Draa-Ben-Khedda',
    address: 'Zone d’activité, RN 12',
    n_players: 22,
  },
  {
    name: 'Arena Chéraga',
    owner_id: { owner: 'Lyes Hamadouche' },
    wilaya: 'Alger',
    commune: 'Cheraga',
    address: 'Route de Aïn Benian, lot 45',
    n_players: 10,
  },
  {
    name: 'Stade de la Corniche',
    owner_id: { owner: 'Kamel Messaoudene' },
    wilaya: 'Béjaïa',
    commune: 'Tichy',
    address: 'Front de mer',
    n_players: 14,
  },
  {
    name: 'Terrain Les Orangers',
    owner_id: { owner: 'Farid Touahri' },
    wilaya: 'Blida',
    commune: 'Boufarik',
    address: 'Route de Chebli',
    n_players: 14,
  },
  {
    name: 'ملعب الواحات',
    owner_id: { owner: 'عبد القادر زرقون' },
    wilaya: 'Ouargla',
    commune: 'Rouissat',
    address: 'حي بور الهيشة، طريق المطار',
    n_players: 22,
  },
  {
    name: 'Stade des Hauts Plateaux',
    owner_id: { owner: 'Noureddine Chaouchi' },
    wilaya: 'Sétif',
    commune: 'El Eulma',
    address: 'Sortie est, RN 5',
    n_players: 22,
  },
  {
    name: 'Stade du Corail',
    owner_id: { owner: 'Slimane Bouregaa' },
    wilaya: 'El Tarf',
    commune: 'El Kala',
    address: 'Rue de la Plage',
    n_players: 14,
  },
  {
    name: 'Five Kouba',
    owner_id: { owner: 'Lyes Hamadouche' },
    wilaya: 'Alger',
    commune: 'Kouba',
    address: 'Cité Garidi, derrière le marché',
    n_players: 10,
  },
  {
    name: 'Stade El Mechouar',
    owner_id: { owner: 'Ali Benmansour' },
    wilaya: 'Tlemcen',
    commune: 'Mansourah',
    address: 'Route des Cascades',
    n_players: 22,
  },
  {
    name: 'ملعب الأرز',
    owner_id: { owner: 'بوعلام طالبي' },
    wilaya: 'Batna',
    commune: 'Tazoult',
    address: 'طريق لمبيز، قرب الغابة',
    n_players: 18,
  },
  {
    name: 'Stade de la Palmeraie',
    owner_id: { owner: 'Hakim Lounaci' },
    wilaya: 'Biskra',
    commune: 'Tolga',
    address: 'Route de Lichana',
    n_players: 16,
  },
  {
    name: 'Stade de la Vallée',
    owner_id: { owner: 'Nadir Belouadah' },
    wilaya: 'Ghardaïa',
    commune: 'Bounoura',
    address: 'Zone touristique, Béni Isguen',
    n_players: 14,
  },
] as const satisfies readonly DemoStadium[]

/** Refers to a stadium by name. */
export interface StadiumRef {
  readonly stadium: (typeof stadiums)[number]['name']
}
