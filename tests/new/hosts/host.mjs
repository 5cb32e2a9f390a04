/** Stands for the session of a host program: here a cookie says who it is. */
export const host = {
  caller: ({ headers: { cookie = '' } }) => /\bmember=([^;]+)/.exec(cookie)?.[1] ?? null,
  login: '/login',
}
