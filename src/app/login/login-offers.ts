/** Whether the server offers something beside the login, which it names in the page. */
export function offersAtLogin(name: 'recovery'): boolean {
  return document.documentElement.dataset['offers']?.split(' ').includes(name) ?? false
}
