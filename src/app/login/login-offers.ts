const { offers = '' } = document.documentElement.dataset

/** What the server offers beside the login, as it names it in the page: `['recovery']`. */
export const offersOfLogin: readonly string[] = offers.split(' ')
