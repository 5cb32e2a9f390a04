/** An invented administrator, besides the first one, whom the environment names. */
export interface DemoAdmin {
  readonly username: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

export const admins: readonly DemoAdmin[] = [
  {
    username: 'samira',
    name: 'Samira Bouchareb',
    email: 'samira.bouchareb@tribune.example.dz',
    phone: '0771 62 74 96',
  },
  {
    username: 'nabil.kaci',
    name: 'Nabil Kaci',
    email: 'nabil.kaci@tribune.example.dz',
    phone: '0790 46 12 42',
  },
  {
    username: 'lamia',
    name: 'لمياء بن عودة',
    email: 'lamia.benaouda@tribune.example.dz',
    phone: '0697 86 96 41',
  },
]
