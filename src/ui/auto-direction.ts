import classes from './auto-direction.module.css'

/** Writing from left or right, as the text in the input has it. Mantine's own `dir` lies on a frame that holds no text. */
export const autoDirection = {
  attributes: { input: { dir: 'auto' } },
  classNames: { input: classes['eitherWay'] ?? '' },
} as const
