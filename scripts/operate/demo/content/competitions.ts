import type { PlayerRef } from './players.ts'
import type { StadiumRef } from './stadiums.ts'

/** An invented competition; without a player it is shown under the stadium owner's name. */
export interface DemoCompetition {
  readonly name: string
  readonly stadium_id: StadiumRef
  readonly player_id?: PlayerRef
  readonly n_teams: number
  readonly type: 'groupe' | 'championat'
  readonly status: 'started' | 'will start' | 'looking'
  readonly date: string
}

export const competitions: readonly DemoCompetition[] = [
  {
    name: 'Tournoi nocturne du Ramadan',
    stadium_id: { stadium: 'Stade El Bahia' },
    player_id: { player: 'Sofiane Benchehida' },
    n_teams: 16,
    type: 'groupe',
    status: 'looking',
    date: '2027-02-12',
  },
  {
    name: 'Coupe de la Mitidja',
    stadium_id: { stadium: 'Terrain Les Orangers' },
    player_id: { player: 'Hichem Bouzaher' },
    n_teams: 8,
    type: 'groupe',
    status: 'started',
    date: '2026-11-06',
  },
  {
    name: 'Championnat de quartier d’Alger',
    stadium_id: { stadium: 'Arena Chéraga' },
    n_teams: 12,
    type: 'championat',
    status: 'started',
    date: '2026-10-02',
  },
  {
    name: 'Challenge des Ponts',
    stadium_id: { stadium: 'Complexe Les Remparts' },
    player_id: { player: 'Nassim Boulkroun' },
    n_teams: 8,
    type: 'groupe',
    status: 'will start',
    date: '2026-12-18',
  },
  {
    name: 'Ligue du Djurdjura',
    stadium_id: { stadium: 'Stade des Oliviers' },
    player_id: { player: 'Amayas Ould Slimane' },
    n_teams: 10,
    type: 'championat',
    status: 'started',
    date: '2026-09-25',
  },
  {
    name: 'Tournoi de la Corniche',
    stadium_id: { stadium: 'Stade de la Corniche' },
    player_id: { player: 'Massinissa Aït Kaci' },
    n_teams: 6,
    type: 'groupe',
    status: 'looking',
    date: '2027-06-18',
  },
  {
    name: 'كأس الواحات',
    stadium_id: { stadium: 'ملعب الواحات' },
    n_teams: 8,
    type: 'groupe',
    status: 'will start',
    date: '2026-12-11',
  },
  {
    name: 'Championnat des Hauts Plateaux',
    stadium_id: { stadium: 'Stade des Hauts Plateaux' },
    player_id: { player: 'Fouad Khenniche' },
    n_teams: 14,
    type: 'championat',
    status: 'started',
    date: '2026-10-09',
  },
  {
    name: 'Tournoi du Corail',
    stadium_id: { stadium: 'Stade du Corail' },
    player_id: { player: 'Chakib Merabti' },
    n_teams: 6,
    type: 'groupe',
    status: 'looking',
    date: '2027-07-02',
  },
  {
    name: 'Five de nuit de Kouba',
    stadium_id: { stadium: 'Five Kouba' },
    player_id: { player: 'Rachid Tounsi' },
    n_teams: 10,
    type: 'groupe',
    status: 'started',
    date: '2026-11-13',
  },
  {
    name: 'Coupe des Zianides',
    stadium_id: { stadium: 'Stade El Mechouar' },
    player_id: { player: 'Anis Bendimered' },
    n_teams: 8,
    type: 'groupe',
    status: 'will start',
    date: '2027-01-08',
  },
  {
    name: 'دورة الأوراس الشتوية',
    stadium_id: { stadium: 'ملعب الأرز' },
    player_id: { player: 'زكرياء حمداني' },
    n_teams: 8,
    type: 'groupe',
    status: 'will start',
    date: '2026-12-25',
  },
  {
    name: 'Tournoi de la datte',
    stadium_id: { stadium: 'Stade de la Palmeraie' },
    player_id: { player: 'Salah Eddine Zerguine' },
    n_teams: 8,
    type: 'groupe',
    status: 'started',
    date: '2026-11-20',
  },
  {
    name: 'Challenge de la vallée du M’zab',
    stadium_id: { stadium: 'Stade de la Vallée' },
    n_teams: 6,
    type: 'groupe',
    status: 'looking',
    date: '2027-03-19',
  },
  {
    name: 'Championnat inter-entreprises d’Oran',
    stadium_id: { stadium: 'Stade El Bahia' },
    n_teams: 12,
    type: 'championat',
    status: 'will start',
    date: '2027-01-15',
  },
  {
    name: 'Tournoi des vacances de printemps',
    stadium_id: { stadium: 'Complexe Les Remparts' },
    player_id: { player: 'Ramzi Lekhal' },
    n_teams: 12,
    type: 'groupe',
    status: 'looking',
    date: '2027-03-26',
  },
  {
    name: 'Ligue des vétérans de Sétif',
    stadium_id: { stadium: 'Stade des Hauts Plateaux' },
    player_id: { player: 'Lotfi Benhacine' },
    n_teams: 8,
    type: 'championat',
    status: 'will start',
    date: '2027-02-05',
  },
  {
    name: 'Championnat féminin des Hauts Plateaux',
    stadium_id: { stadium: 'Stade des Hauts Plateaux' },
    n_teams: 6,
    type: 'championat',
    status: 'looking',
    date: '2027-04-09',
  },
]
