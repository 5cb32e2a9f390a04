const KEY = 'returnAddress'

/** Stores the address to return to after the login. */
export function rememberAddress(address: string): void {
  sessionStorage.setItem(KEY, address)
}

/** Takes the address to return to; the next login leads to the dashboard again. */
export function takeAddress(): string {
  const address = sessionStorage.getItem(KEY) ?? '/'
  forgetAddress()
  return address
}

export function forgetAddress(): void {
  sessionStorage.removeItem(KEY)
}
