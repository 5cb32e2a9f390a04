import type { PlayerRef } from './players.ts'

/** An invented club; `player_id` is its captain. */
export interface DemoTeam {
  readonly name: string
  readonly player_id: PlayerRef
}

export const teams: readonly DemoTeam[] = [
  {
    name: 'Étoile du Murdjadjo',
    player_id: { player: 'Sofiane Benchehida' },
  },
  {
    name: 'Goélands de la Baie',
    player_id: { player: 'Yacine Belhadj' },
  },
  {
    name: 'Nasr du Chenoua',
    player_id: { player: 'Walid Ouchene' },
  },
  {
    name: 'Olympique des Ponts',
    player_id: { player: 'Nassim Boulkroun' },
  },
  {
    name: 'Aigles de Gouraya',
    player_id: { player: 'Massinissa Aït Kaci' },
  },
  {
    name: 'Lionceaux du Djurdjura',
    player_id: { player: 'Amayas Ould Slimane' },
  },
  {
    name: 'Sporting de la Mitidja',
    player_id: { player: 'Hichem Bouzaher' },
  },
  {
    name: 'Fennecs de Taghit',
    player_id: { player: 'Brahim Kerroumi' },
  },
  {
    name: 'Palmiers de Tolga',
    player_id: { player: 'Salah Eddine Zerguine' },
  },
  {
    name: 'Corail d’El Kala',
    player_id: { player: 'Chakib Merabti' },
  },
  {
    name: 'Athlétic des Hauts Plateaux',
    player_id: { player: 'Fouad Khenniche' },
  },
  {
    name: 'نجم الأوراس',
    player_id: { player: 'زكرياء حمداني' },
  },
  {
    name: 'Cavaliers de Tiaret',
    player_id: { player: 'Kada Mokhtari' },
  },
  {
    name: 'رمال الوادي',
    player_id: { player: 'أيوب بن ناصر' },
  },
  {
    name: 'Zianides de Tlemcen',
    player_id: { player: 'Anis Bendimered' },
  },
  {
    name: 'Touat Olympique',
    player_id: { player: 'Moulay Hamdaoui' },
  },
]
