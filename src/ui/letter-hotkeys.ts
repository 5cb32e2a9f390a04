import type { HotkeyItem } from '@mantine/hooks'

/**
 * A shortcut of a letter: the key that types it, wherever its layout has it; the physical key where the layout has letters
 * of another script. `press` is told before the browser, which it may keep from acting.
 */
export function letterHotkeys(keys: string, press: (event: KeyboardEvent) => void): readonly HotkeyItem[] {
  const pressPhysical = (event: KeyboardEvent) => {
    if (isOfOtherScript(event.key)) press(event)
  }
  return [
    [keys, press, { preventDefault: false }],
    [keys, pressPhysical, { preventDefault: false, usePhysicalKeys: true }],
  ]
}

/** Not `.` or `,`, which stand where others have letters. */
function isOfOtherScript(key: string): boolean {
  return /\p{Letter}/u.test(key) && !/\p{Script=Latin}/u.test(key)
}
