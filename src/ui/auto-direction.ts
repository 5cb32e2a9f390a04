import classes from './auto-direction.module.css'

/** `dir="auto"` on the input itself; Mantine's `dir` prop sets it on the wrapper. */
export const autoDirection = {
  attributes: { input: { dir: 'auto' } },
  classNames: { input: classes['eitherWay'] ?? '' },
} as const
