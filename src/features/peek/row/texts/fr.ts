/** On each row of a list: with the first screen, as the other words are not. */
export const peekLabel = 'Aperçu'
