import type { Text } from '../values/text.ts'

export const WITHOUT_ROLE = ['nothing', 'everything'] as const
export type WithoutRole = (typeof WITHOUT_ROLE)[number]

export const FACTOR_WISHES = ['optional', 'required'] as const
type FactorWish = (typeof FACTOR_WISHES)[number]

/** Whether people may or must show more than their password; by role, those that are not named may. */
export type FactorRule = FactorWish | Readonly<Record<string, FactorWish>>

/** The entity whose records are the people who log in; one entity has it. */
export interface Account<Name extends string = string> {
  /** The fields that the login screen's one field is compared with. */
  readonly signInBy: readonly Name[]
  /** What the profile shows and edits. */
  readonly profile: readonly Name[]
  /** The field that names the person in the top bar. */
  readonly displayName: Name
  /** The id whose record only its owner edits, and that nobody deletes. */
  readonly superAdministrator: number
  /**
   * The field that says which role an account has, a choice, or which roles, choices: the roles are its options. The
   * super-administrator alone gives them; an account without one may do what any role may: `role: 'role'`.
   */
  readonly role?: Name
  /**
   * What an account without a role may: nothing but its own profile until it is given one, `withoutRole: 'nothing'`; or
   * `'everything'` that any role may, as where it is left out.
   */
  readonly withoutRole?: WithoutRole
  /**
   * Whether the super-administrator makes and changes roles on a screen of the program, `roles: 'data'`; without it the
   * options of `role` are all there are. These are what it begins with, as `access` says. A list of `access` that is
   * `[]` stays the super-administrator's alone; all other rights can be given to a role and taken from it.
   */
  readonly roles?: 'data'
  /**
   * Whether people make API keys for programs that call in their name, on `/profile/security`: `apiKeys: true`. A key
   * may a part of what its account may, and never writes accounts.
   */
  readonly apiKeys?: true
  /**
   * Whether agents, as the assistants that people talk to, find tools for the records at `/mcp`: `agents: true`. Each has an API
   * key, and does what that may. With `agents: { approval: true }` what they would change waits for a person.
   */
  readonly agents?: true | { readonly approval: true }
  /**
   * Whether people see where they are logged in, on a screen of their profile, and can end that; they are told of logins
   * with a browser that is new for them: `sessionList: true`.
   */
  readonly sessionList?: boolean
  /**
   * Whether dangerous calls ask again who it is, where nobody has shown it for 15 minutes: changes of roles, passwords, login
   * names and standing of accounts, and API keys: `askAgain: true`. The login counts. It is
   * so too where accounts have a `secondFactor` or `passkeys`, unless they say `askAgain: false`: changes of accounts are then
   * made at once, and no more is asked for than the proof before second factors, passkeys, roles and keys change.
   */
  readonly askAgain?: boolean
  /**
   * Whether people log in with passkeys, of their phone, computer or security key, which they make on `/profile/security`:
   * `passkeys: true`. A passkey is a second factor too, where accounts have such.
   */
  readonly passkeys?: boolean
  /**
   * The toggle of whoever may not log in for now, and is logged out at once: `suspended: 'is_suspended'`. The
   * super-administrator cannot be suspended.
   */
  readonly suspended?: Name
  /**
   * The date of the last day on which somebody may log in, by the clocks of the program; without a day it is for good:
   * `expires: 'expires_on'`. The super-administrator's does not count.
   */
  readonly expires?: Name
  /**
   * The unique email by which the program writes to people, where `SMTP_URL` is set: they find the way back in when their
   * password is lost, and hear of a new one: `email: 'email'`.
   */
  readonly email?: Name
  /**
   * Whether those who may add accounts can invite people, who set their own password by a link: `invitation: true`. Without
   * mail the link is shown once to whoever invites; with `invitation: 'byMail'` nobody is invited where no mail is set up.
   */
  readonly invitation?: boolean | 'byMail'
  /**
   * People sign on with a provider of OpenID Connect, which the environment names (`OIDC_ISSUER`), by an address of `email`
   * that it has verified: `oidc: {}` lets in who has an account already.
   */
  readonly oidc?: SignOn<Name>
  /**
   * Whether people log in with a password beside `oidc`; with `passwordLogin: false` the super-administrator alone does, so
   * that somebody can where no provider answers.
   */
  readonly passwordLogin?: boolean
  /**
   * Whether people may, or must, show more than their password when they log in: a code of an app, on a phone or a
   * computer. For all, `secondFactor: 'optional'`, or by role: `secondFactor: { manager: 'required' }`; roles that are not
   * named may. Whoever must and has none sets it up before the first session.
   */
  readonly secondFactor?: FactorRule
  /**
   * Whether people set a password of their own before they come in with one that somebody else has set:
   * `ownPassword: true`.
   */
  readonly ownPassword?: boolean
  /** What the login screen calls its one field: `signInLabel: 'Email ou téléphone'`. */
  readonly signInLabel?: Text
  /**
   * What the first account is made of where there is none yet, by field:
   * `first: { username: { variable: 'ADMIN_USERNAME', otherwise: 'admin' } }`. A password that is not given is made up.
   */
  readonly first?: { readonly [Given in Name]?: FirstValue }
}

/** What a provider says of a person: `{ sub: '7f3', email: 'a@club.dz', groups: ['staff'] }`. */
export type Claims = Readonly<Record<string, unknown>>

export interface SignOn<Name extends string = string> {
  /**
   * Whether an account is made for whoever has none yet, and which claims its fields begin with beside the email:
   * `create: { first_name: 'given_name', last_name: 'family_name' }`, or `create: true` where there are no others.
   */
  readonly create?: boolean | { readonly [Given in Name]?: string }
  /**
   * Believes each address of a provider that does not say whether it has verified it, as Microsoft's: `emailVerified: 'trust'`.
   * Only where nobody can give themselves an address there; one provider among several is believed by `OIDC_2_EMAIL_VERIFIED=trust`.
   */
  readonly emailVerified?: 'trust'
  /**
   * The roles that somebody has from now on, asked at each sign-on; the super-administrator is never asked for. Those that
   * there are not are left out. With none somebody may what `withoutRole` says, which is everything where it is left out, also
   * whoever leaves a group at the provider: `roles: ({ claims }) => (claims['department'] === 'sales' ? ['sales'] : [])`.
   */
  roles?(this: void, person: { readonly claims: Claims }): readonly string[]
}

/** Whether sessions are asked again, before dangerous calls, who it is. */
export function asksAgain({ askAgain = false, secondFactor, passkeys = false }: Account): boolean {
  return askAgain || secondFactor !== undefined || passkeys
}

/** Whether changes of accounts are among what sessions are asked again for. */
export function asksAgainForAccounts(account: Account): boolean {
  return asksAgain(account) && account.askAgain !== false
}

/** Whether people are invited, where mails are sent or are not. */
export function hasInvitations({ invitation }: Account, isMailed: boolean): boolean {
  return invitation === 'byMail' ? isMailed : invitation === true
}

/** A variable of the environment, and what stands for it where it is not set. */
export interface FirstValue {
  /** `variable: 'ADMIN_USERNAME'` */
  readonly variable: string
  /** `otherwise: 'admin'` */
  readonly otherwise?: string
}
